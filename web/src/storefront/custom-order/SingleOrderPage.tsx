import { Container } from '@mantine/core'
import { useState } from 'react'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { SingleOrderForm } from './SingleOrderForm.tsx'
import type { PlacedOrder } from './use-submit-order.ts'

/** `/single-order`: one shirt with the customer's own design, with or without an account. */
export function SingleOrderPage() {
  const [placed, setPlaced] = useState<PlacedOrder>()
  return (
    <Container pt="xl">
      <PageHead
        title="Polyester Dryfit T-Shirt with your design"
        description="Put your own design on a Polyester Dryfit T-Shirt: choose colour, size and placement, see it on the shirt, and order from one piece."
      />
      {placed ? (
        <OrderPlaced title="Order Submitted Successfully!" order={placed} onAnother={() => setPlaced(undefined)} />
      ) : (
        <SingleOrderForm onPlaced={setPlaced} />
      )}
    </Container>
  )
}

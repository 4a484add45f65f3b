import { Container } from '@mantine/core'
import { useState } from 'react'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { OrderPlaced } from '../placed/OrderPlaced.tsx'
import { type PlacedSingle, singleLine } from '../placed/placed-line.ts'
import { SingleOrderForm } from './SingleOrderForm.tsx'

/** `/single-order`: one shirt with the customer's own design, with or without an account. */
export function SingleOrderPage() {
  const [placed, setPlaced] = useState<PlacedSingle>()
  return (
    <Container pt="xl">
      <PageHead
        title="Polyester Dryfit T-Shirt with your design"
        description="Put your own design on a Polyester Dryfit T-Shirt: choose colour, size and placement, see it on the shirt, and order from one piece."
      />
      {placed ? (
        <OrderPlaced
          title="Order Submitted Successfully!"
          order={placed}
          line={singleLine(placed)}
          onAnother={() => setPlaced(undefined)}
        />
      ) : (
        <SingleOrderForm onPlaced={setPlaced} />
      )}
    </Container>
  )
}

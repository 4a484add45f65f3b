import { Container } from '@mantine/core'
import { ContactProofHost } from '../../../shared/ordering/ContactProofHost.tsx'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { OrderPlaced } from '../placed/OrderPlaced.tsx'
import { type PlacedSingle, singleLine } from '../placed/placed-line.ts'
import { usePlacedOrder } from '../placed/use-placed-order.ts'
import { SingleOrderForm } from './SingleOrderForm.tsx'

/** `/single-order`: one shirt with the customer's own design, with or without an account. */
export function SingleOrderPage() {
  const { placed, onPlaced, onAnother } = usePlacedOrder<PlacedSingle>()
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
          onAnother={onAnother}
        />
      ) : (
        <>
          <ContactProofHost />
          <SingleOrderForm onPlaced={onPlaced} />
        </>
      )}
    </Container>
  )
}

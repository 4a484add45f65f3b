import { Container } from '@mantine/core'
import { ContactProofHost } from '../../../shared/ordering/contact/ContactProofHost.tsx'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { OrderPlaced } from '../placed/OrderPlaced.tsx'
import { type PlacedSingle, singleLine } from '../placed/placed-line.ts'
import { usePlacedOrder } from '../placed/use-placed-order.ts'
import { SingleOrderForm } from './SingleOrderForm.tsx'

/** `/single-order`: one shirt with the customer's own design, with or without an account. */
export function SingleOrderPage() {
  const { placed, onPlaced, onAnother } = usePlacedOrder<PlacedSingle>()
  return (
    <Container pt="xl">
      <PageHead title={texts.polyesterDryfitTShirtWithYourDesign} description={texts.putYourOwnDesignOnAPolyester} />
      {placed ? (
        <OrderPlaced
          title={texts.orderSubmittedSuccessfullyLabel}
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

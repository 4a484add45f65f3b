import { Container } from '@mantine/core'
import { Suspense } from 'react'
import { ContactProofHost } from '../../../shared/ordering/contact/ContactProofHost.tsx'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { OrderPlaced } from '../placed/order-placed.ts'
import type { PlacedSingle } from '../placed/placed-line.ts'
import { usePlacedOrder } from '../placed/use-placed-order.ts'
import { SingleOrderForm } from './SingleOrderForm.tsx'

/** `/single-order`: one shirt with the customer's own design, with or without an account. */
export function SingleOrderPage() {
  const { placed, onPlaced, onAnother } = usePlacedOrder<PlacedSingle>()
  return (
    <Container pt="xl">
      <PageHead title={texts.polyesterDryfitTShirtWithYourDesign} description={texts.putYourOwnDesignOnAPolyester} />
      {placed ? (
        <Suspense>
          <OrderPlaced title={texts.orderSubmittedSuccessfullyLabel} order={placed} onAnother={onAnother} />
        </Suspense>
      ) : (
        <>
          <ContactProofHost />
          <SingleOrderForm onPlaced={onPlaced} />
        </>
      )}
    </Container>
  )
}

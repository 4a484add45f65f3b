import { Button, Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { Suspense, useDeferredValue } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { productQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { FailedNotice } from '../../../shared/ui/FailedNotice.tsx'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { OrderPlaced } from '../placed/order-placed.ts'
import type { PlacedBulk } from '../placed/placed-line.ts'
import { usePlacedOrder } from '../placed/use-placed-order.ts'
import { BulkOrderForm } from './BulkOrderForm.tsx'
import { BulkWaiting } from './BulkWaiting.tsx'

/** `/order/:productId`: many shirts with the customer's designs, with or without an account. */
export function BulkOrderPage() {
  const { id = '' } = useParams()
  const { data, error, status, refetch } = useQuery(productQuery(id))
  // Default prices would be shown briefly, in text of another length.
  const { isPending: areTermsPending } = useQuery(settingsQuery)
  const hasFailed = status === 'error' && !data
  // In slices: in one go it would keep a phone from responding for a second.
  const product = useDeferredValue(areTermsPending ? undefined : data)
  const { placed, onPlaced, onAnother } = usePlacedOrder<PlacedBulk>()
  const goBack = useGoBack()
  return (
    <Container pt="xl">
      {!product && !placed && !hasFailed && <BulkWaiting onBack={goBack} />}
      {hasFailed && failedWith(error, 'NOT_FOUND') && (
        <Notice as="page" title={texts.productNotFound} text={productNotFound}>
          <PageHead title={texts.productNotFound} isUnlisted />
          <Button onClick={goBack}>{texts.goBack}</Button>
        </Notice>
      )}
      {hasFailed && !failedWith(error, 'NOT_FOUND') && (
        <FailedNotice as="page" title={texts.failedToLoadProduct} text={reasonFor(error)} onRetry={() => refetch()}>
          <PageHead title={texts.bulkOrder} />
          <Button variant="default" onClick={goBack}>
            {texts.goBack}
          </Button>
        </FailedNotice>
      )}
      {placed && (
        <>
          <PageHead title={texts.orderSubmitted} />
          <Suspense>
            <OrderPlaced title={texts.orderSubmittedSuccessfully} order={placed} onAnother={onAnother} />
          </Suspense>
        </>
      )}
      {product && !placed && product.isCustomizable && (
        <BulkOrderForm key={product._id} product={product} onBack={goBack} onPlaced={onPlaced} />
      )}
      {product && !placed && !product.isCustomizable && (
        <Notice as="page" title={product.name} text={texts.weDoNotTakeBulkOrders}>
          <PageHead title={product.name} />
          <ButtonLink to="/order">{texts.chooseAnotherProduct}</ButtonLink>
          <Button variant="default" onClick={goBack}>
            {texts.goBack}
          </Button>
        </Notice>
      )}
    </Container>
  )
}

/** Goes one step back; from the tab's first page, to the products. */
function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (window.history.length > 1) navigate(-1)
    else navigate('/products')
  }
}

import { Container, Group, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import { useLocation, useParams } from 'react-router-dom'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { useLinkSecrets } from '../../../shared/link-secrets/use-link-secrets.ts'
import { OrderPreviews } from '../../../shared/ordered-designs/OrderPreviews.tsx'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { signInPath } from '../../../shared/routing/return-path.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { FailedNotice } from '../../../shared/ui/FailedNotice.tsx'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import { confirmationMs, usePayOrder } from '../payment/use-pay-order.ts'
import classes from './OrderTracking.module.css'
import { OrderTracking } from './OrderTracking.tsx'

/** `/order/T…`: confirmation and tracking of an order of any kind, or why it cannot be shown. */
export function OrderPage() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { t: token = null, confirm } = useLinkSecrets(id)
  const paying = usePayOrder(id, token)
  const {
    data: order,
    error,
    status,
    refetch,
  } = useQuery({
    ...orderQuery(id, token),
    refetchInterval: ({ state }) =>
      paying.step === 'unconfirmed' && state.data && isPayable(state.data) ? confirmationMs : false,
  })
  return (
    <Container pt="xl">
      {status === 'pending' && (
        <div aria-busy>
          <Skeleton height="3.5rem" width="20rem" mb="xl" />
          <div className={classes.columns}>
            <Skeleton height="24rem" />
            <Skeleton height="24rem" />
          </div>
        </div>
      )}
      {!order && status === 'error' && failedWith(error, 'NOT_FOUND') && (
        <Notice as="page" title={texts.orderNotFound} text={texts.thereIsNoSuchOrderOrItBelongs}>
          <PageHead title={texts.orderNotFound} />
          <Group justify="center">
            <ButtonLink to={isSignedIn ? '/orders' : signInPath(pathname)}>
              {isSignedIn ? texts.myOrders : texts.signIn}
            </ButtonLink>
            {!isSignedIn && (
              <ButtonLink variant="default" to="/track">
                {texts.trackAnOrder}
              </ButtonLink>
            )}
          </Group>
        </Notice>
      )}
      {!order && status === 'error' && !failedWith(error, 'NOT_FOUND') && (
        <FailedNotice as="page" text={sentenceFor(error, texts.failedToLoadTheOrder)} onRetry={() => refetch()}>
          <PageHead title={texts.order} />
        </FailedNotice>
      )}
      {order && (
        <OrderPreviews order={order} token={token}>
          <OrderTracking order={order} token={token} confirmCode={confirm} paying={paying} />
        </OrderPreviews>
      )}
    </Container>
  )
}

import { Button, Container, Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { ordersQuery } from '../../../shared/orders/order-query.ts'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { useSession } from '../../../shared/session/session-store.ts'
import { FailedNotice } from '../../../shared/ui/FailedNotice.tsx'
import { PageTitle } from '../../../shared/ui/heads/PageTitle.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import classes from './OrdersPage.module.css'
import { isFiltered, needsAll, ordersOf, viewOf } from './order-view.ts'

/** My Orders: the customer's purchases of every kind. */
export function OrdersPage() {
  const userId = useSession(({ currentUser }) => currentUser?._id ?? '')
  const [search] = useSearchParams()
  const [expanded, setExpanded] = useState<string>()
  const view = viewOf(search)
  const filtered = isFiltered(view)
  const list = useInfiniteQuery({ ...ordersQuery(userId), enabled: userId !== '' })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const orders = list.data?.pages.flatMap(({ items }) => items)
  const shown = ordersOf(orders ?? [], view)
  const toggle = (id: string) => setExpanded((open) => (open === id ? undefined : id))

  const lacksPage = needsAll(view) && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (lacksPage) void fetchNextPage()
  }, [lacksPage, fetchNextPage])

  return (
    <Container pt="xl">
      <PageTitle title={texts.myOrders} />
      {list.isPending && (
        <div className={classes.orders} aria-busy>
          <Skeleton height="2.75rem" />
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
        </div>
      )}
      {list.isError && !orders && (
        <FailedNotice title={texts.failedToLoadOrders} text={reasonFor(list.error)} onRetry={() => list.refetch()} />
      )}
      {orders && (
        <>
          {orders.length > 0 && <OrderFilters had={new Set(orders.map(({ paymentStatus }) => paymentStatus))} />}
          {shown.length === 0 && !(filtered && hasNextPage) && (
            <Notice
              title={texts.noOrdersFound}
              text={filtered ? texts.tryAdjustingYourSearchOrFilter : texts.youHaventPlacedAnyOrdersYet}
            >
              {!filtered && <ButtonLink to="/">{texts.exploreProducts}</ButtonLink>}
            </Notice>
          )}
          <div className={classes.orders}>
            {shown.map((order) => (
              <OrderCard
                key={order._id}
                order={order}
                isExpanded={expanded === order._id}
                onToggle={() => toggle(order._id)}
              />
            ))}
          </div>
          {hasNextPage && (
            <Button variant="outline" mt="xl" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {texts.showOlderOrders}
            </Button>
          )}
          {isFetchNextPageError && (
            <Text c="var(--mantine-color-error)" mt="sm" role="alert">
              {texts.failedToLoadOrders}
            </Text>
          )}
        </>
      )}
    </Container>
  )
}

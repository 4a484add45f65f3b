import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bulkOrdersQuery } from '../../shared/orders/bulk-query.ts'
import { ordersQuery } from '../../shared/orders/order-query.ts'
import { listedBulkOrder, listedOrder, together } from './listed-order.ts'

/**
 * All of a customer's orders, of both kinds, as far as they are loaded. `isWhole`: a search or another order than by date
 * has to see all of them, so the remaining pages are fetched, too.
 */
export function useOwnOrders(userId: string, isWhole: boolean) {
  const enabled = userId !== ''
  const orders = useInfiniteQuery({ ...ordersQuery(userId), enabled })
  const bulk = useInfiniteQuery({ ...bulkOrdersQuery(userId), enabled })
  const fetchNextPage = () => {
    for (const list of [orders, bulk]) if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
  }
  const hasNextPage = orders.hasNextPage || bulk.hasNextPage
  const isFetchingNextPage = orders.isFetchingNextPage || bulk.isFetchingNextPage
  const isNextPageError = orders.isFetchNextPageError || bulk.isFetchNextPageError

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page is due whenever one has come and more are left
  useEffect(() => {
    if (isWhole && hasNextPage && !isFetchingNextPage && !isNextPageError) fetchNextPage()
  }, [isWhole, hasNextPage, isFetchingNextPage, isNextPageError])

  return {
    orders: together([
      { items: (orders.data?.pages.flatMap(({ items }) => items) ?? []).map(listedOrder), hasMore: orders.hasNextPage },
      { items: (bulk.data?.pages.flatMap(({ items }) => items) ?? []).map(listedBulkOrder), hasMore: bulk.hasNextPage },
    ]),
    /** Both kinds come at once, so that none moves the other; unless the bulk orders keep the others waiting by a failure. */
    isPending: orders.isPending || (bulk.isPending && bulk.failureCount === 0),
    /** The bulk orders are asked for once more. */
    isBulkPending: bulk.isPending,
    /** Why the orders could not be loaded; the page then has none. */
    error: orders.data ? null : orders.error,
    /** The bulk orders alone are missing. */
    isBulkMissing: bulk.isError && !bulk.data,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch: () => Promise.all([orders.refetch(), bulk.refetch()]),
  }
}

import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { formatDay } from '@teeshala/contract/date-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { nameInList } from '../../shared/admin/records/name-in-list.ts'
import { RecordSection } from '../../shared/admin/records/RecordSection.tsx'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { OrderStatusBadge } from '../../shared/orders/OrderStatusBadge.tsx'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import * as texts from '../../texts/admin/users.ts'
import { ordersOfUserQuery } from './admin-users-query.ts'
import classes from './user-record.module.css'

/** A person's latest orders, with a link to the rest. */
export function UserOrders({ user: { _id, email, phone } }: { user: User }) {
  const { data, error, status } = useInfiniteQuery(ordersOfUserQuery(_id))
  const orders = data?.pages[0]?.items ?? []
  const search = encodeURIComponent(email || phone)
  return (
    <RecordSection title={texts.newestOrders}>
      {status === 'pending' && <Skeleton height="6rem" aria-busy />}
      {status === 'error' && <p role="alert">{sentenceFor(error, texts.theOrdersCouldNotBeLoaded)}</p>}
      {status === 'success' && orders.length === 0 && <p className={classes.quiet}>{texts.noOrdersYet}</p>}
      {orders.length > 0 && (
        <ul className={classes.orders}>
          {orders.map((order) => (
            <li key={order._id}>
              <TextLink to={orderRecordPath(order._id)} title={order._id} fw={650}>
                {nameInList(order)}
              </TextLink>
              <span className={classes.quiet}>{formatDay(order.createdAt)}</span>
              <OrderStatusBadge order={order} />
              <span className={classes.amount}>{formatAmount(order.totalPrice)}</span>
            </li>
          ))}
        </ul>
      )}
      {search && (
        <p className={classes.links}>
          <TextLink to={`/admin/orders?q=${search}`}>{texts.theirOrders}</TextLink>
          <TextLink to={`/admin/bulk-orders?q=${search}`}>{texts.theirBulkOrders}</TextLink>
          <TextLink to={`/admin/print-orders?q=${search}`}>{texts.theirPrintOrders}</TextLink>
        </p>
      )}
    </RecordSection>
  )
}

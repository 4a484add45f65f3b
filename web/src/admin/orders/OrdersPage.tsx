import { formatDay } from '@teeshala/contract/date-format'
import type { Order } from '@teeshala/contract/orders/order'
import { orderStatuses } from '@teeshala/contract/orders/order-status'
import { statusWords } from '@teeshala/contract/orders/status-words'
import { adminPaymentWords } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { paymentTone } from '../../shared/orders/tones.ts'
import * as texts from '../../texts/admin/orders/orders.ts'
import { adminOrdersQuery } from './admin-orders-query.ts'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { ItemLines } from './ItemLines.tsx'
import { addressLine, customerOf } from './list-words.ts'
import { NoDesignYet } from './NoDesignYet.tsx'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListPage } from './OrderListPage.tsx'
import { dueViews, paymentFilter, proofFilter, toPrintFilter, toPrintView } from './order-filters.ts'

const filters = [
  paymentFilter,
  toPrintFilter,
  proofFilter,
  {
    name: 'status',
    label: texts.orderStatus,
    all: texts.allStatuses,
    options: orderStatuses.map((value) => ({ value, label: statusWords('shop', value, 'ship').label })),
  },
  {
    name: 'kind',
    label: texts.kindOfOrder,
    all: texts.allKinds,
    options: [
      { value: 'shop', label: texts.fromTheCart },
      { value: 'single', label: texts.singleShirts },
    ],
  },
]

const columns: RecordColumn<Order>[] = [
  { header: texts.orderId, inCard: 'title', inTable: 'whole', cell: (order) => <OpenOrder order={order} /> },
  { header: texts.date, inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatDay(createdAt) },
  { header: texts.customer, cell: ({ contact, shippingAddress }) => customerOf(contact, shippingAddress) },
  { header: texts.items, cell: ({ orderItems }) => <ItemLines items={orderItems} /> },
  { header: texts.totalPrice, inTable: 'whole', cell: ({ totalPrice }) => formatAmount(totalPrice) },
  { header: texts.shippingAddressLabel, cell: ({ shippingAddress }) => addressLine(shippingAddress) },
  {
    header: texts.paymentStatusLabel,
    cell: (order) => (
      <StatusBadge tone={paymentTone(order)}>
        {adminPaymentWords(order.paymentStatus, order.status, order.totalPrice)}
      </StatusBadge>
    ),
  },
  {
    header: texts.deliveryStatus,
    cell: (order) => (
      <>
        <DeliveryStatus order={order} /> <NoDesignYet order={order} />
      </>
    ),
  },
]

const views = {
  list: 'orders',
  builtIn: [toPrintView, { name: texts.readyToShip, query: 'status=in_production&sort=oldest' }, ...dueViews],
} as const

/** Orders of carts and of single shirts. */
export function OrdersPage() {
  return (
    <OrderListPage
      title={texts.orders}
      orders="orders"
      query={adminOrdersQuery}
      filters={filters}
      columns={columns}
      views={views}
    />
  )
}

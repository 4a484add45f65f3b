import type { Order } from '@teeshala/contract/orders/order'
import { orderStatuses } from '@teeshala/contract/orders/order-status'
import { statusWords } from '@teeshala/contract/orders/status-words'
import { adminPaymentWords } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { paymentTone } from '../../shared/orders/tones.ts'
import { formatDay } from '../../shared/ui/day.ts'
import { adminOrdersQuery } from './admin-orders-query.ts'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { ItemLines } from './ItemLines.tsx'
import { addressLine, customerOf } from './list-words.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListPage } from './OrderListPage.tsx'
import { paymentFilter } from './order-filters.ts'

const filters = [
  paymentFilter,
  {
    name: 'status',
    label: 'Order status',
    all: 'All statuses',
    options: orderStatuses.map((value) => ({ value, label: statusWords('shop', value, 'ship').label })),
  },
  {
    name: 'kind',
    label: 'Kind of order',
    all: 'All kinds',
    options: [
      { value: 'shop', label: 'From the cart' },
      { value: 'single', label: 'Single shirts' },
    ],
  },
]

const columns: RecordColumn<Order>[] = [
  { header: 'Order ID', inCard: 'title', inTable: 'whole', cell: (order) => <OpenOrder order={order} /> },
  { header: 'Date', inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatDay(createdAt) },
  { header: 'Customer', cell: ({ contact, shippingAddress }) => customerOf(contact, shippingAddress) },
  { header: 'Items', cell: ({ orderItems }) => <ItemLines items={orderItems} /> },
  { header: 'Total Price', inTable: 'whole', cell: ({ totalPrice }) => formatAmount(totalPrice) },
  { header: 'Shipping Address', cell: ({ shippingAddress }) => addressLine(shippingAddress) },
  {
    header: 'Payment Status',
    cell: (order) => (
      <StatusBadge tone={paymentTone(order)}>{adminPaymentWords(order.paymentStatus, order.status)}</StatusBadge>
    ),
  },
  { header: 'Delivery Status', cell: (order) => <DeliveryStatus order={order} /> },
]

const views = {
  list: 'orders',
  builtIn: [
    { name: 'To print', query: 'status=placed&sort=oldest' },
    { name: 'Ready to ship', query: 'status=in_production&sort=oldest' },
    { name: 'Unpaid', query: 'paymentStatus=pending' },
  ],
} as const

/** Admin order management: orders of carts and of single shirts. */
export function OrdersPage() {
  return (
    <OrderListPage
      title="Orders"
      orders="orders"
      query={adminOrdersQuery}
      filters={filters}
      columns={columns}
      views={views}
    />
  )
}

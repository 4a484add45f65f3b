import { Anchor } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import { kindRules } from '@teeshala/contract/orders/order-kind'
import { adminPaymentLabels } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { OrderStatusBadge } from '../../shared/orders/OrderStatusBadge.tsx'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { paymentTones } from '../../shared/orders/tones.ts'
import { formatMoment } from '../../shared/ui/day.ts'

export const salesColumns: RecordColumn<AnyOrder>[] = [
  {
    header: 'Order ID',
    inTable: 'whole',
    inCard: 'title',
    cell: (order) => (
      <Anchor component={Link} to={orderRecordPath(order._id)} fw={650} c="inherit">
        {order._id}
      </Anchor>
    ),
  },
  { header: 'Placed', inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatMoment(createdAt) },
  { header: 'Kind', inTable: 'whole', cell: ({ kind }) => kindRules[kind].title },
  { header: 'Customer', cell: ({ contact: { name, phone, email } }) => name || phone || email || 'N/A' },
  { header: 'Total Price', inTable: 'whole', cell: ({ totalPrice }) => formatAmount(totalPrice) },
  {
    header: 'Payment Status',
    cell: ({ paymentStatus }) => (
      <StatusBadge tone={paymentTones[paymentStatus]}>{adminPaymentLabels[paymentStatus]}</StatusBadge>
    ),
  },
  { header: 'Status', cell: (order) => <OrderStatusBadge order={order} /> },
]

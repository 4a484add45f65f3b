import { formatMoment } from '@teeshala/contract/date-format'
import { kindRules } from '@teeshala/contract/orders/order-kind'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { adminPaymentLabels } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { OrderStatusBadge } from '../../shared/orders/OrderStatusBadge.tsx'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { paymentTones } from '../../shared/orders/tones.ts'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import * as texts from '../../texts/admin/sales.ts'

export const salesColumns: RecordColumn<AnyOrder>[] = [
  {
    header: texts.orderId,
    inTable: 'whole',
    inCard: 'title',
    cell: (order) => (
      <TextLink to={orderRecordPath(order._id)} fw={650} inherit>
        {order._id}
      </TextLink>
    ),
  },
  { header: texts.placed, inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatMoment(createdAt) },
  { header: texts.kind, inTable: 'whole', cell: ({ kind }) => kindRules[kind].title },
  { header: texts.customer, cell: ({ contact: { name, phone, email } }) => name || phone || email || texts.nA },
  { header: texts.totalPrice, inTable: 'whole', cell: ({ totalPrice }) => formatAmount(totalPrice) },
  {
    header: texts.paymentStatus,
    cell: ({ paymentStatus }) => (
      <StatusBadge tone={paymentTones[paymentStatus]}>{adminPaymentLabels[paymentStatus]}</StatusBadge>
    ),
  },
  { header: texts.status, cell: (order) => <OrderStatusBadge order={order} /> },
]

import { formatDay } from '@teeshala/contract/date-format'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { PrintLines } from '../../shared/order-lines/paper/PrintLines.tsx'
import { OrderStatusBadge } from '../../shared/orders/OrderStatusBadge.tsx'
import * as texts from '../../texts/admin/orders/orders.ts'
import { adminPrintOrdersQuery } from './admin-orders-query.ts'
import { customerOf } from './list-words.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListPage } from './OrderListPage.tsx'
import { dueViews, toPrintView, workshopFilters } from './order-filters.ts'

const columns: RecordColumn<PrintOrder>[] = [
  { header: texts.orderId, inCard: 'title', inTable: 'whole', cell: (order) => <OpenOrder order={order} /> },
  { header: texts.customer, cell: ({ contact, shippingAddress }) => customerOf(contact, shippingAddress) },
  { header: texts.items, cell: (order) => <PrintLines order={order} most={4} /> },
  { header: texts.readyBy, inTable: 'whole', cell: ({ readyOn }) => (readyOn ? formatDay(readyOn) : texts.nA) },
  { header: texts.totalPrice, inTable: 'whole', cell: ({ totalPrice }) => formatAmount(totalPrice) },
  { header: texts.status, cell: (order) => <OrderStatusBadge order={order} /> },
  { header: texts.date, inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatDay(createdAt) },
]

const views = {
  list: 'print-orders',
  builtIn: [toPrintView, { name: texts.inProduction, query: 'status=In+Production&sort=oldest' }, ...dueViews],
} as const

/** Print orders: single lines of the price list and documents. */
export function PrintOrdersPage() {
  return (
    <OrderListPage
      title={texts.printOrders}
      orders={texts.printOrdersWord}
      query={adminPrintOrdersQuery}
      filters={workshopFilters}
      columns={columns}
      views={views}
    />
  )
}

import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { PrintLines } from '../../shared/order-lines/PrintLines.tsx'
import { OrderStatusBadge } from '../../shared/orders/OrderStatusBadge.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { adminPrintOrdersQuery } from './admin-orders-query.ts'
import { customerOf } from './list-words.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListPage } from './OrderListPage.tsx'
import { workshopFilters } from './order-filters.ts'

const columns: RecordColumn<PrintOrder>[] = [
  { header: 'Order ID', inCard: 'title', inTable: 'whole', cell: (order) => <OpenOrder order={order} /> },
  { header: 'Customer', cell: ({ contact, shippingAddress }) => customerOf(contact, shippingAddress) },
  { header: 'Items', cell: (order) => <PrintLines order={order} most={4} /> },
  { header: 'Ready by', inTable: 'whole', cell: ({ readyOn }) => (readyOn ? formatDay(readyOn) : 'N/A') },
  { header: 'Total Price', inTable: 'whole', cell: ({ totalPrice }) => formatAmount(totalPrice) },
  { header: 'Status', cell: (order) => <OrderStatusBadge order={order} /> },
  { header: 'Date', inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatDay(createdAt) },
]

const views = {
  list: 'print-orders',
  builtIn: [
    { name: 'To print', query: 'status=Pending&sort=oldest' },
    { name: 'In production', query: 'status=In+Production&sort=oldest' },
    { name: 'Unpaid', query: 'paymentStatus=pending' },
  ],
} as const

/** Admin print orders: single lines of the price list and documents to be printed. */
export function PrintOrdersPage() {
  return (
    <OrderListPage
      title="Print Orders"
      orders="print orders"
      query={adminPrintOrdersQuery}
      filters={workshopFilters}
      columns={columns}
      views={views}
    />
  )
}

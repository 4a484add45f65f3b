import { Table } from '@mantine/core'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { OpenRecord } from '../../shared/admin/OpenRecord.tsx'
import { orderParameter } from '../../shared/admin/OrderDrawer.tsx'
import { openRowLink } from '../../shared/admin/open-row-link.ts'
import { RecordTable } from '../../shared/admin/RecordTable.tsx'
import { workshopTones } from '../../shared/orders/order-tone.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { BulkItemLines } from './BulkItemLines.tsx'
import { DesignPreview } from './DesignPreview.tsx'
import { shortened } from './shortened.ts'

const columns = ['Order ID', 'User ID', 'Items', 'Design Preview', 'Total Price', 'Status', 'Date']

export function BulkOrdersTable({ orders }: { orders: readonly BulkOrder[] }) {
  return (
    <RecordTable label="All bulk orders" columns={columns}>
      {orders.map((order) => (
        <Table.Tr key={order._id} data-opens onClick={openRowLink}>
          <Table.Td>
            <OpenRecord parameter={orderParameter} id={order._id}>
              {shortened(order._id)}
            </OpenRecord>
          </Table.Td>
          <Table.Td title={order.userId ?? ''}>{order.userId ? shortened(order.userId) : 'N/A'}</Table.Td>
          <Table.Td>
            <BulkItemLines items={order.items} />
          </Table.Td>
          <Table.Td data-picture>
            <DesignPreview order={order} />
          </Table.Td>
          <Table.Td data-whole>{formatAmount(order.totalPrice)}</Table.Td>
          <Table.Td>
            <StatusBadge tone={workshopTones[order.status]}>{order.status}</StatusBadge>
          </Table.Td>
          <Table.Td data-whole>{formatDay(order.createdAt)}</Table.Td>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}

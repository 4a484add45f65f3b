import { Table } from '@mantine/core'
import type { Order } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { OpenRecord } from '../../shared/admin/OpenRecord.tsx'
import { orderParameter } from '../../shared/admin/OrderDrawer.tsx'
import { openRowLink } from '../../shared/admin/open-row-link.ts'
import { RecordTable } from '../../shared/admin/RecordTable.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { ItemLines } from './ItemLines.tsx'
import { addressLine, shortId } from './order-words.ts'
import { PaymentBadge } from './PaymentBadge.tsx'

const columns = ['Order ID', 'Date', 'Items', 'Total Price', 'Shipping Address', 'Payment Status', 'Delivery Status']

export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  return (
    <RecordTable label="All orders" columns={columns}>
      {orders.map((order) => (
        <Table.Tr key={order._id} data-opens onClick={openRowLink}>
          <Table.Td>
            <OpenRecord parameter={orderParameter} id={order._id}>
              {shortId(order._id)}
            </OpenRecord>
          </Table.Td>
          <Table.Td data-whole>{formatDay(order.createdAt)}</Table.Td>
          <Table.Td>
            <ItemLines items={order.orderItems} />
          </Table.Td>
          <Table.Td data-whole>{formatAmount(order.totalPrice)}</Table.Td>
          <Table.Td>{addressLine(order.shippingAddress)}</Table.Td>
          <Table.Td>
            <PaymentBadge status={order.paymentStatus} />
          </Table.Td>
          <Table.Td>
            <DeliveryStatus order={order} />
          </Table.Td>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}

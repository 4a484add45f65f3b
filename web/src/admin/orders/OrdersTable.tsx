import { Table } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Table.layer.css'
import type { Order } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { OpenRecord } from '../../shared/admin/OpenRecord.tsx'
import { openRowLink } from '../../shared/admin/open-row-link.ts'
import classes from '../../shared/admin/record-table.module.css'
import { formatDay } from '../../shared/ui/day.ts'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { ItemLines } from './ItemLines.tsx'
import { orderParameter } from './OrderDrawer.tsx'
import { addressLine, shortId } from './order-words.ts'
import { PaymentBadge } from './PaymentBadge.tsx'

const columns = ['Order ID', 'Date', 'Items', 'Total Price', 'Shipping Address', 'Payment Status', 'Delivery Status']

export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  return (
    // A table wider than the screen scrolls, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.scroll} aria-label="All orders" tabIndex={0}>
      <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <Table.Tr key={order._id} className={classes.row} onClick={openRowLink}>
              <Table.Td>
                <OpenRecord parameter={orderParameter} id={order._id}>
                  {shortId(order._id)}
                </OpenRecord>
              </Table.Td>
              <Table.Td className={classes.whole}>{formatDay(order.createdAt)}</Table.Td>
              <Table.Td>
                <ItemLines items={order.orderItems} />
              </Table.Td>
              <Table.Td className={classes.whole}>{formatAmount(order.totalPrice)}</Table.Td>
              <Table.Td>{addressLine(order.shippingAddress)}</Table.Td>
              <Table.Td>
                <PaymentBadge status={order.paymentStatus} />
              </Table.Td>
              <Table.Td>
                <DeliveryStatus order={order} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

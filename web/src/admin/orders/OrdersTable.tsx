import { Table } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Table.layer.css'
import type { Order } from '@teeshala/contract/orders/order'
import { orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels } from '@teeshala/contract/orders/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { paymentTones } from '../../shared/orders/payment-tone.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { MoveOrder } from './MoveOrder.tsx'
import classes from './OrdersTable.module.css'

const columns = [
  'Order ID',
  'Date',
  'Items',
  'Total Price',
  'Shipping Address',
  'Payment Status',
  'Delivery Status',
  'Actions',
]

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
            <OrderRow key={order._id} order={order} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function OrderRow({ order }: { order: Order }) {
  const to = order.shippingAddress
  return (
    <Table.Tr>
      <Table.Td className={classes.id} title={order._id}>
        {order._id.slice(-6)}
      </Table.Td>
      <Table.Td className={classes.whole}>{formatDay(order.createdAt)}</Table.Td>
      <Table.Td>
        <ul className={classes.items}>
          {order.orderItems.map((item) => (
            <li key={item._id}>
              {item.name}
              <span>
                Qty: {item.qty}, {formatAmount(item.price)}
              </span>
            </li>
          ))}
        </ul>
      </Table.Td>
      <Table.Td className={classes.whole}>{formatAmount(order.totalPrice)}</Table.Td>
      <Table.Td>{to ? [to.address, to.city, to.postalCode, to.country].filter(Boolean).join(', ') : 'N/A'}</Table.Td>
      <Table.Td>
        <StatusBadge tone={paymentTones[order.paymentStatus]}>{adminPaymentLabels[order.paymentStatus]}</StatusBadge>
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={order.isDelivered ? 'good' : 'waiting'}>
          {order.isDelivered ? 'Delivered' : 'Pending'}
        </StatusBadge>
        {!order.isDelivered && <p className={classes.step}>{orderStatusLabels[order.status]}</p>}
      </Table.Td>
      <Table.Td>
        <MoveOrder order={order} />
      </Table.Td>
    </Table.Tr>
  )
}

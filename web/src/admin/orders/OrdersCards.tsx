import type { Order } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { OpenRecord } from '../../shared/admin/OpenRecord.tsx'
import { orderParameter } from '../../shared/admin/OrderDrawer.tsx'
import { openRowLink } from '../../shared/admin/open-row-link.ts'
import { RecordCard, RecordCards } from '../../shared/admin/RecordCards.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { ItemLines } from './ItemLines.tsx'
import { addressLine, shortId } from './order-words.ts'
import { PaymentBadge } from './PaymentBadge.tsx'

/** The table's columns one below the other, for screens on which a table has no room. */
export function OrdersCards({ orders }: { orders: readonly Order[] }) {
  return (
    <RecordCards label="All orders">
      {orders.map((order) => (
        <RecordCard
          key={order._id}
          onClick={openRowLink}
          title={
            <OpenRecord parameter={orderParameter} id={order._id}>
              {shortId(order._id)}
            </OpenRecord>
          }
          aside={formatDay(order.createdAt)}
          facts={{
            Items: <ItemLines items={order.orderItems} />,
            'Total Price': formatAmount(order.totalPrice),
            'Shipping Address': addressLine(order.shippingAddress),
            'Payment Status': <PaymentBadge status={order.paymentStatus} />,
            'Delivery Status': <DeliveryStatus order={order} />,
          }}
        />
      ))}
    </RecordCards>
  )
}

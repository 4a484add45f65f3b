import type { MoveOrderRequest, Order } from '@teeshala/contract/orders/order'
import { orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, paymentMethodLabels } from '@teeshala/contract/orders/payment'
import { ContactLines } from '../../shared/admin/ContactLines.tsx'
import { MovePanel } from '../../shared/admin/MovePanel.tsx'
import type { AskedMove } from '../../shared/admin/OrderDrawer.tsx'
import { OrderLog } from '../../shared/admin/OrderLog.tsx'
import { OrderNotes } from '../../shared/admin/OrderNotes.tsx'
import { PrintSheetButton } from '../../shared/admin/PrintSheetButton.tsx'
import { RecordSection } from '../../shared/admin/RecordSection.tsx'
import record from '../../shared/admin/record.module.css'
import { StaffSteps } from '../../shared/admin/StaffSteps.tsx'
import { useMoveOrder } from '../../shared/admin/use-move-order.ts'
import { Amounts } from '../../shared/orders/Amounts.tsx'
import { furtherDesigns } from '../../shared/orders/further-designs.ts'
import { OrderItems } from '../../shared/orders/OrderItems.tsx'
import { orderQuery } from '../../shared/orders/order-query.ts'
import { orderTones } from '../../shared/orders/order-tone.ts'
import { paymentTones } from '../../shared/orders/payment-tone.ts'
import { ShippingLines } from '../../shared/orders/ShippingLines.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatMoment } from '../../shared/ui/day.ts'
import { movesOf } from './order-moves.ts'
import { shortId } from './order-words.ts'

type OrderRecordProps = AskedMove<MoveOrderRequest> & { order: Order }

/** Everything the shop knows of an order, and what can be done with it. */
export function OrderRecord({ order, asked, onAsk }: OrderRecordProps) {
  const { move, isPending } = useMoveOrder({
    id: order._id,
    name: shortId(order._id),
    path: `/order/${order._id}`,
    queryKey: orderQuery(order._id, null).queryKey,
    lists: ['admin-orders'],
    onDone: () => onAsk(undefined),
  })
  return (
    <div className={record.record}>
      <div className={record.summary}>
        <StatusBadge tone={orderTones[order.status]}>{orderStatusLabels[order.status]}</StatusBadge>
        <StatusBadge tone={paymentTones[order.paymentStatus]}>
          Payment {adminPaymentLabels[order.paymentStatus].toLowerCase()}
        </StatusBadge>
        <p className={record.quiet}>placed {formatMoment(order.createdAt)}</p>
      </div>
      <MovePanel
        moves={movesOf(order)}
        asked={asked}
        onAsk={onAsk}
        onConfirm={(request, note) => move({ ...request, ...(note.trim() && { note }) })}
        isPending={isPending}
        none="This order has come to its end."
      />
      <RecordSection title="Items">
        <OrderItems items={order.orderItems} further={furtherDesigns(order)} isDetailed />
        {order.orderItems.some(({ placement }) => placement) && <PrintSheetButton orderId={order._id} />}
        <div className={record.amounts}>
          <Amounts items={order.itemsPrice} shipping={order.shippingPrice} total={order.totalPrice} />
        </div>
      </RecordSection>
      <div className={record.pair}>
        <RecordSection title="Customer">
          <ContactLines contact={order.contact} userId={order.userId} />
        </RecordSection>
        <RecordSection title="Shipping address">
          <ShippingLines to={order.shippingAddress} />
        </RecordSection>
        <RecordSection title="Payment">
          <p className={record.plain}>{paymentMethodLabels[order.paymentMethod]}</p>
          {order.paymentReference && <p className={record.quiet}>Reference {order.paymentReference}</p>}
        </RecordSection>
      </div>
      <RecordSection title="Timeline">
        <StaffSteps orderId={order._id} entries={order.timeline} />
      </RecordSection>
      <OrderNotes orderId={order._id} />
      <OrderLog orderId={order._id} />
    </div>
  )
}

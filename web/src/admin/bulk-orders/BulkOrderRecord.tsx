import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { MoveBulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import { formatAmount } from '@teeshala/contract/rupee-format'
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
import { BulkLines } from '../../shared/orders/BulkLines.tsx'
import { BulkPrints } from '../../shared/orders/BulkPrints.tsx'
import { bulkOrderQuery } from '../../shared/orders/bulk-query.ts'
import { workshopTones } from '../../shared/orders/order-tone.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatMoment } from '../../shared/ui/day.ts'
import { bulkMovesOf } from './bulk-moves.ts'
import { shortened } from './shortened.ts'

type BulkOrderRecordProps = AskedMove<MoveBulkOrderRequest> & { order: BulkOrder }

/** Everything the shop knows of a bulk order, and what can be done with it. */
export function BulkOrderRecord({ order, asked, onAsk }: BulkOrderRecordProps) {
  const { move, isPending } = useMoveOrder({
    id: order._id,
    name: shortened(order._id),
    path: `/bulk-order/${order._id}`,
    queryKey: bulkOrderQuery(order._id, null).queryKey,
    lists: ['admin-bulk-orders'],
    onDone: () => onAsk(undefined),
  })
  return (
    <div className={record.record}>
      <div className={record.summary}>
        <StatusBadge tone={workshopTones[order.status]}>{order.status}</StatusBadge>
        <p className={record.quiet}>placed {formatMoment(order.createdAt)}</p>
      </div>
      <MovePanel
        moves={bulkMovesOf(order)}
        asked={asked}
        onAsk={onAsk}
        onConfirm={(request, note) => move({ ...request, ...(note.trim() && { note }) })}
        isPending={isPending}
        none="This order has come to its end."
      />
      <RecordSection title="Prints">
        <BulkPrints order={order} />
        <PrintSheetButton orderId={order._id} />
      </RecordSection>
      <RecordSection title="Pieces">
        <p className={record.lead}>{order.productName}</p>
        <BulkLines items={order.items} />
        <p className={record.total}>Total {formatAmount(order.totalPrice)}</p>
      </RecordSection>
      <div className={record.pair}>
        <RecordSection title="Customer">
          <ContactLines contact={order.contact} userId={order.userId} />
        </RecordSection>
        <RecordSection title="Timeline">
          <StaffSteps orderId={order._id} entries={order.timeline} />
        </RecordSection>
      </div>
      <OrderNotes orderId={order._id} />
      <OrderLog orderId={order._id} />
    </div>
  )
}

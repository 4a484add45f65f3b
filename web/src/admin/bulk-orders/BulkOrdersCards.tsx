import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { OpenRecord } from '../../shared/admin/OpenRecord.tsx'
import { orderParameter } from '../../shared/admin/OrderDrawer.tsx'
import { openRowLink } from '../../shared/admin/open-row-link.ts'
import { RecordCard, RecordCards } from '../../shared/admin/RecordCards.tsx'
import { workshopTones } from '../../shared/orders/order-tone.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { BulkItemLines } from './BulkItemLines.tsx'
import { DesignPreview } from './DesignPreview.tsx'
import { shortened } from './shortened.ts'

/** The table's columns one below the other, for screens on which a table has no room. */
export function BulkOrdersCards({ orders }: { orders: readonly BulkOrder[] }) {
  return (
    <RecordCards label="All bulk orders">
      {orders.map((order) => (
        <RecordCard
          key={order._id}
          onClick={openRowLink}
          title={
            <OpenRecord parameter={orderParameter} id={order._id}>
              {shortened(order._id)}
            </OpenRecord>
          }
          aside={formatDay(order.createdAt)}
          facts={{
            'User ID': order.userId ? shortened(order.userId) : 'N/A',
            Items: <BulkItemLines items={order.items} />,
            'Design Preview': <DesignPreview order={order} />,
            'Total Price': formatAmount(order.totalPrice),
            Status: <StatusBadge tone={workshopTones[order.status]}>{order.status}</StatusBadge>,
          }}
        />
      ))}
    </RecordCards>
  )
}

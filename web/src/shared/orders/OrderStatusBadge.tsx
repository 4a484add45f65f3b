import { type Progressed, progressLabel } from './order-words.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { orderTone } from './tones.ts'

/** An order's progress as a badge. */
export function OrderStatusBadge({ order }: { order: Progressed }) {
  return <StatusBadge tone={orderTone(order)}>{progressLabel(order)}</StatusBadge>
}

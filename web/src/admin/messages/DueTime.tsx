import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatMoment } from '../../shared/ui/day.ts'
import * as texts from '../../texts/admin/messages.ts'

/** By when the law wants a message acknowledged or closed; what is overdue stands out. */
export function DueTime({ ticket: { dueAt, acknowledgedAt } }: { ticket: StaffMessage }) {
  if (dueAt === null) return <span>{texts.nothingIsDue}</span>
  const moment = formatMoment(dueAt)
  if (Date.parse(dueAt) > Date.now())
    return <span>{acknowledgedAt ? texts.closeBy(moment) : texts.acknowledgeBy(moment)}</span>
  return (
    <StatusBadge tone="bad">
      {acknowledgedAt ? texts.wasToBeClosedBy(moment) : texts.wasToBeAcknowledgedBy(moment)}
    </StatusBadge>
  )
}

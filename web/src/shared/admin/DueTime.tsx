import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { formatMoment } from '@teeshala/contract/date-format'
import * as texts from '../../texts/shared/admin.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'

/** The legal deadline to acknowledge or close a message or claim; overdue ones stand out. */
export function DueTime({
  ticket: { dueAt, acknowledgedAt },
}: {
  ticket: Pick<StaffMessage, 'dueAt' | 'acknowledgedAt'>
}) {
  if (dueAt === null) return <span>{texts.nothingIsDue}</span>
  const moment = formatMoment(dueAt)
  if (Date.parse(dueAt) > Date.now())
    return <span>{acknowledgedAt ? texts.closeBy(moment) : texts.acknowledgeBy(moment)}</span>
  return (
    <span>
      <StatusBadge tone="bad">{texts.overdue}</StatusBadge>{' '}
      {acknowledgedAt ? texts.wasToBeClosedBy(moment) : texts.wasToBeAcknowledgedBy(moment)}
    </span>
  )
}

import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { StatusBadge, type Tone } from '../../shared/orders/StatusBadge.tsx'
import * as texts from '../../texts/admin/messages.ts'

const words: Readonly<Record<StaffMessage['state'], { tone: Tone; label: string }>> = {
  new: { tone: 'waiting', label: texts.newLabel },
  read: { tone: 'plain', label: texts.read },
  acknowledged: { tone: 'moving', label: texts.acknowledged },
  answered: { tone: 'good', label: texts.answered },
  closed: { tone: 'plain', label: texts.closed },
}

/** The state of a message. */
export function MessageState({ message }: { message: Pick<StaffMessage, 'state'> }) {
  const { tone, label } = words[message.state]
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}

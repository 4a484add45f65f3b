import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { StatusBadge, type Tone } from '../../shared/orders/StatusBadge.tsx'

const words: Readonly<Record<StaffMessage['state'], { tone: Tone; label: string }>> = {
  new: { tone: 'waiting', label: 'New' },
  read: { tone: 'plain', label: 'Read' },
  answered: { tone: 'good', label: 'Answered' },
}

/** How far the staff are with a message. */
export function MessageState({ message }: { message: Pick<StaffMessage, 'state'> }) {
  const { tone, label } = words[message.state]
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}

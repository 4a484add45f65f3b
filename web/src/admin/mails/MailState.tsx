import { Text } from '@mantine/core'
import type { StaffMail } from '@teeshala/contract/mails/staff-mail'
import { StatusBadge, type Tone } from '../../shared/orders/StatusBadge.tsx'
import * as texts from '../../texts/admin/mails.ts'

const words: Readonly<Record<StaffMail['state'], { tone: Tone; label: string }>> = {
  waiting: { tone: 'waiting', label: texts.waiting },
  sending: { tone: 'moving', label: texts.sending },
  sent: { tone: 'good', label: texts.sent },
  unsure: { tone: 'waiting', label: texts.unsure },
  failed: { tone: 'bad', label: texts.failed },
  withdrawn: { tone: 'plain', label: texts.withdrawn },
  by_hand: { tone: 'plain', label: texts.byHand },
}

/** A mail's state, and why it was not sent. */
export function MailState({ mail: { state, tries, reason } }: { mail: StaffMail }) {
  const { tone, label } = words[state]
  const isStuck = state === 'unsure' || state === 'failed'
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {isStuck && (
        <Text size="sm" mt={4}>
          {state === 'unsure' ? texts.mayHaveArrived : texts.tries(tries)}
        </Text>
      )}
      {reason && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
    </>
  )
}

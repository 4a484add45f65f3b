import { Button, Group } from '@mantine/core'
import type { MailDecision } from '@teeshala/contract/mails/delivery'
import { waitsForStaff } from '@teeshala/contract/mails/delivery'
import type { StaffMail } from '@teeshala/contract/mails/staff-mail'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/admin/mails.ts'

/** The actions for a mail that waits for staff; nothing for others. */
export function MailActions({ mail }: { mail: StaffMail }) {
  const lookAgain = () => invalidate(queryKeys.mails(), queryKeys.notifications())
  const { run, isPending } = useAction({
    act: (decision: MailDecision) => api('decideMail', { params: { id: mail._id }, body: { decision } }),
    failed: () => undefined,
    onSuccess: (_changed, decision) => {
      toast.good(decision === 'retry' ? texts.willBeSentAgain : texts.isHandled)
      return lookAgain()
    },
    onError: (error) => {
      toast.bad(sentenceFor(error, texts.couldNotBeChanged))
      return lookAgain()
    },
  })
  if (!waitsForStaff(mail)) return null
  const to = mail.to.join(', ')
  const ways = [
    ['retry', texts.sendAgain, texts.sendAgainTo(to)],
    ['by_hand', texts.handled, texts.handledTo(to)],
  ] as const
  return (
    <Group gap="xs">
      {ways.map(([decision, label, name]) => (
        <Button
          key={decision}
          size="xs"
          variant="default"
          disabled={isPending}
          aria-label={name}
          onClick={() => run(decision)}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}

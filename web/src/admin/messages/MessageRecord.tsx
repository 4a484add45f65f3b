import { Anchor, Button, Group, NativeSelect } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { formatMoment } from '@teeshala/contract/date-format'
import { useEffect } from 'react'
import { DueTime } from '../../shared/admin/DueTime.tsx'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import { readablePhone } from '../../shared/ui/fields/tel.ts'
import * as texts from '../../texts/admin/messages.ts'
import classes from './MessageRecord.module.css'
import { MessageState } from './MessageState.tsx'
import { assigneesQuery } from './message-queries.ts'
import { replyAddress } from './reply-address.ts'
import { useChangeMessage } from './use-change-message.ts'

/** One message: text, sender, and actions. */
export function MessageRecord({ message }: { message: StaffMessage }) {
  const mayChange = useMay('changeMessage')
  const { run, isPending } = useChangeMessage(message)
  const { data: staff = [] } = useQuery({ ...assigneesQuery, enabled: mayChange })
  const { state, assignee, acknowledgedAt } = message
  // Whoever opens a new message has read it; it is said once, when it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that is marked unread again stays so while it is open
  useEffect(() => {
    if (mayChange && state === 'new') run({ state: 'read' })
  }, [])
  const names = [{ value: '', label: texts.nobody }, ...staff.map(({ _id, name }) => ({ value: _id, label: name }))]
  const isListed = !assignee || staff.some(({ _id }) => _id === assignee._id)
  return (
    <div className={classes.record}>
      <Group gap="sm">
        <MessageState message={message} />
        <span className={classes.quiet}>
          {message._id}, {formatMoment(message.createdAt)}
        </span>
        <DueTime ticket={message} />
      </Group>
      <Sender message={message} />
      <p className={classes.text}>{message.message}</p>
      {mayChange ? (
        <>
          <Group>
            <Button component="a" href={replyAddress(message)} leftSection={<IconMail size={18} />}>
              {texts.replyByMail}
            </Button>
            {!acknowledgedAt && state !== 'closed' && (
              <Button
                variant="default"
                loading={isPending}
                aria-describedby="acknowledge-tells"
                onClick={() => run({ state: 'acknowledged' })}
              >
                {texts.acknowledge}
              </Button>
            )}
            {state === 'answered' ? (
              <Button variant="default" loading={isPending} onClick={() => run({ state: 'read' })}>
                {texts.markAsNotAnswered}
              </Button>
            ) : (
              <Button variant="default" loading={isPending} onClick={() => run({ state: 'answered' })}>
                {texts.markAsAnswered}
              </Button>
            )}
            <Button
              variant="default"
              loading={isPending}
              onClick={() => run({ state: state === 'closed' ? 'read' : 'closed' })}
            >
              {state === 'closed' ? texts.reopenTicket : texts.closeTicket}
            </Button>
            {state !== 'new' && (
              <Button variant="subtle" disabled={isPending} onClick={() => run({ state: 'new' })}>
                {texts.markAsUnread}
              </Button>
            )}
          </Group>
          {!acknowledgedAt && state !== 'closed' && (
            <p id="acknowledge-tells" className={classes.quiet}>
              {texts.acknowledgeTells}
            </p>
          )}
          <NativeSelect
            label={texts.assignedTo}
            maw="20rem"
            disabled={isPending}
            value={assignee?._id ?? ''}
            data={assignee && !isListed ? [...names, { value: assignee._id, label: assignee.name }] : names}
            onChange={({ target }) => run({ assignee: target.value || null })}
          />
        </>
      ) : (
        <p className={classes.quiet}>{texts.assignedToName(assignee?.name ?? texts.nobodyWord)}</p>
      )}
    </div>
  )
}

function Sender({ message: { name, email, phone, userId } }: { message: StaffMessage }) {
  return (
    <ul className={classes.sender}>
      <li>
        <strong>{name}</strong>
      </li>
      <li>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </li>
      {phone && (
        <li>
          <Anchor href={`tel:${phone}`}>{readablePhone(phone)}</Anchor>
        </li>
      )}
      {userId && (
        <li>
          <TextLink to={`/admin/users?user=${userId}`}>{texts.hasAnAccount}</TextLink>
        </li>
      )}
    </ul>
  )
}

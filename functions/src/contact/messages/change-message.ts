import type { StoredMessage } from '@teeshala/contract/contact/contact'
import type { MessageState, StaffMember } from '@teeshala/contract/contact/staff-message'
import { ticketDueAt } from '@teeshala/contract/grievances/ticket-clock'
import { mayCall } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf } from '@teeshala/contract/staff/staff-role'
import { changeOnce } from '../../audit/change-once.ts'
import { refuseStaleEdit } from '../../audit/refuse-stale-edit.ts'
import { staffNote } from '../../audit/staff-note.ts'
import { fieldError } from '../../errors/app-error.ts'
import { mailsIn, messagesIn, usersIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { capOfMailbox } from '../../mails/mailbox-cap.ts'
import type { Deps } from '../../ports/deps.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { acknowledgedMail } from '../ticket-mails.ts'
import { messageAnswer } from './message-answer.ts'
import { noSuchMessage } from './read-message.ts'

/**
 * Changes a message's state or assignee; its sender is mailed an acknowledgement, unless an answer was sent already. Reading a message is
 * not logged.
 */
export const changeMessage: Handler<'changeMessage'> = async ({ caller, params, body }, deps) => {
  const document = messagesIn(deps.db).doc(params.id)
  const [note, assignee, shop] = await Promise.all([
    staffNote(caller.uid, deps),
    assigneeOf(body.assignee, deps),
    currentSettings(deps.db),
  ])
  const message = await changeOnce({ document, note, missing: noSuchMessage }, deps, async (current, transaction) => {
    const before = messageAnswer(current)
    const to = { state: body.state ?? before.state, assignee: assignee === undefined ? before.assignee : assignee }
    const isSame = to.state === before.state && to.assignee?._id === before.assignee?._id
    if (isSame) return current
    await refuseStaleEdit(transaction, { basedOn: body.basedOn, current: before, target: document.path })
    const mayMail = await capOfMailbox({ contact: current }, note.at, transaction)
    const times = timesAfter(current, to.state, note.at)
    const changes = { ...to, ...times, updatedAt: note.at }
    transaction.update(document, changes)
    if (to.state === 'acknowledged' && !current.acknowledgedAt && mayMail()) {
      const mail = acknowledgedMail(params.id, current.email, shop, note.at)
      transaction.set(mailsIn(deps.db).doc(`${params.id}-acknowledged`), mail)
    }
    const isOnlyRead = before.state === 'new' && to.state === 'read' && assignee === undefined
    if (!isOnlyRead) note.make(transaction, noteOf(document.path, before, to))
    return { ...current, ...changes } satisfies StoredMessage
  })
  return ok(messageAnswer({ ...message, _id: params.id }))
}

type State = { readonly state: MessageState; readonly assignee: StaffMember | null }

function noteOf(target: string, before: State, to: State) {
  const isAssigned = before.assignee?._id !== to.assignee?._id
  const words = ({ state, assignee }: State) => ({ state, ...(isAssigned && { assignee: assignee?.name ?? '' }) })
  const isStep = to.state !== before.state
  const verb = isStep && (to.state === 'answered' || to.state === 'closed') ? to.state : 'changed'
  const action = `message.${verb}` as const
  return { action, target, details: { from: words(before), to: words(to) } }
}

/** Returns the times of a message in its new state; messages from before deadlines existed have none. */
function timesAfter({ createdAt, acknowledgedAt, closedAt, dueAt }: StoredMessage, state: MessageState, at: Date) {
  const isAcknowledged = state === 'acknowledged' || state === 'answered' || state === 'closed'
  const times = {
    acknowledgedAt: acknowledgedAt ?? (isAcknowledged ? at : null),
    closedAt: state === 'closed' ? (closedAt ?? at) : null,
  }
  return { ...times, ...(dueAt !== undefined && { dueAt: ticketDueAt({ createdAt, ...times }) }) }
}

/** Returns the assignee: a staff member whose role may answer messages; null for nobody, undefined if unchanged. */
async function assigneeOf(uid: string | null | undefined, { db }: Deps): Promise<StaffMember | null | undefined> {
  if (!uid) return uid as null | undefined
  const person = documentOf(await usersIn(db).doc(uid).get())
  if (person && mayCall(roleOf(person), 'changeMessage')) return { _id: uid, name: person.name }
  const refusal = 'Only an owner or a manager answers messages'
  throw fieldError('assignee', refusal)
}

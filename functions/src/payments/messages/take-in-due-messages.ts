import { gatewayMessagesIn } from '../../firestore/collections.ts'
import { takeInDue } from '../../incoming/take-in-due.ts'
import type { Deps } from '../../ports/deps.ts'
import { takeInMessage } from './take-in-message.ts'

/** Does the work of the messages that are due, the longest waiting first: next tries, and those of whose arrival nobody was told. Tells how many of each state came of it. */
export async function takeInDueMessages(deps: Deps): Promise<Record<string, number>> {
  const due = gatewayMessagesIn(deps.db).where('progress.dueAt', '<=', deps.now()).orderBy('progress.dueAt')
  return takeInDue({ due, what: 'a message of the gateway', takeIn: (id) => takeInMessage(id, deps) }, deps)
}

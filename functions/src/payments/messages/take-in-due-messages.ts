import { gatewayMessagesIn } from '../../firestore/collections.ts'
import { takeInDue } from '../../incoming/take-in-due.ts'
import type { Deps } from '../../ports/deps.ts'
import { takeInMessage } from './take-in-message.ts'

/** Processes due gateway messages, longest waiting first: retries, and those whose trigger was lost. Returns the number by resulting state. */
export async function takeInDueMessages(deps: Deps): Promise<Record<string, number>> {
  const due = gatewayMessagesIn(deps.db).where('progress.dueAt', '<=', deps.now()).orderBy('progress.dueAt')
  return takeInDue({ due, what: 'a message of the gateway', takeIn: (id) => takeInMessage(id, deps) }, deps)
}

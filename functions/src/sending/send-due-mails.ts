import { mailsIn } from '../firestore/collections.ts'
import { takeInDue } from '../incoming/take-in-due.ts'
import type { Deps } from '../ports/deps.ts'
import { sendMail } from './send-mail.ts'

/** Sends due mails, longest waiting first: retries, and mails whose trigger was lost. Returns the number by resulting state. */
export async function sendDueMails(deps: Deps): Promise<Record<string, number>> {
  if (!deps.mailServer) return {}
  const due = mailsIn(deps.db).where('delivery.dueAt', '<=', deps.now()).orderBy('delivery.dueAt')
  return takeInDue({ due, what: 'a mail', takeIn: (id) => sendMail(id, deps) }, deps)
}

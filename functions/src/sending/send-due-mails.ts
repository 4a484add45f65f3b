import { mailsIn } from '../firestore/collections.ts'
import { takeInDue } from '../incoming/take-in-due.ts'
import type { Deps } from '../ports/deps.ts'
import { sendMail } from './send-mail.ts'

/** Sends what is due, the longest waiting first: next tries, and mails whose writing nobody was told of. Tells how many of each state came of it. */
export async function sendDueMails(deps: Deps): Promise<Record<string, number>> {
  if (!deps.mailServer) return {}
  const due = mailsIn(deps.db).where('delivery.dueAt', '<=', deps.now()).orderBy('delivery.dueAt')
  return takeInDue({ due, what: 'a mail', takeIn: (id) => sendMail(id, deps) }, deps)
}

import type { ContactRequest, StoredMessage } from '@teeshala/contract/contact/contact'
import type { Deps } from '../deps.ts'
import { type Answer, created } from '../http/answer.ts'
import type { Call } from '../http/route.ts'

/** Stores a message to the shop, under the ticket number that the answer names. */
export async function sendMessage(
  { caller, body }: Call<'anyone', unknown, unknown, ContactRequest>,
  { db, now, randomBytes }: Deps,
): Promise<Answer> {
  const ticket = Buffer.from(randomBytes(8)).toString('hex')
  const userId = caller.kind === 'customer' ? caller.uid : null
  const message: StoredMessage = { ...body, userId, createdAt: now() }
  await db.doc(`messages/${ticket}`).create(message)
  return created({ message: 'Thank you for your message. We will answer within 48 hours.', ticket })
}

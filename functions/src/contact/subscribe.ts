import { createHash } from 'node:crypto'
import type { NewsletterRequest, StoredSubscription } from '@teeshala/contract/contact/contact'
import type { Deps } from '../deps.ts'
import { type Answer, created } from '../http/answer.ts'
import type { Call } from '../http/route.ts'

/** Subscribes an address. One that is subscribed already hears the same, so that nobody can ask who is. */
export async function subscribe(
  { body: { email } }: Call<'anyone', unknown, unknown, NewsletterRequest>,
  { db, now }: Deps,
): Promise<Answer> {
  const subscription: StoredSubscription = { email, createdAt: now() }
  await db.doc(`newsletter/${createHash('sha256').update(email).digest('hex')}`).set(subscription)
  return created({ message: 'Thank you for subscribing!' })
}

import { sha256 } from '../crypto/sha256.ts'
import { subscriptionsIn } from '../firestore/collections.ts'
import { enforceRateLimits } from '../firestore/rate-limit.ts'
import { transact } from '../firestore/transact.ts'
import { created } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

const refusal = 'Many people are subscribing at the moment. Please try again later.'
const ofTheShop = { name: 'newsletter', most: 300, windowMs: 10 * 60_000, refusal }

/** Stores an address for the newsletter, once; the answer does not tell whether it was there before. */
export async function subscribe({ body }: Call<'subscribe'>, deps: Deps): Reply<'subscribe'> {
  const { db, now } = deps
  const document = subscriptionsIn(db).doc(sha256(body.email))
  await transact(deps, async (transaction) => {
    if ((await transaction.get(document)).exists) return
    const count = await enforceRateLimits(transaction, [ofTheShop], deps)
    transaction.create(document, { email: body.email, createdAt: now() })
    count()
  })
  return created({ message: 'Thank you for subscribing!' })
}

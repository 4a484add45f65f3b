import { sha256 } from '../crypto/sha256.ts'
import { subscriptionsIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import { transact } from '../firestore/transact.ts'
import { created } from '../http/answer.ts'
import { visitOf } from '../http/caller/visit.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

const refusal = 'Many addresses were entered from your network. Please try again in an hour.'
const limitsOf = (network: string | undefined): RateLimit[] =>
  network ? [{ name: `newsletter from ${network}`, free: 10, most: 200, windowMs: 3_600_000, refusal }] : []

/** Stores an address for the newsletter, once; the answer does not tell whether it was there before. */
export async function subscribe({ body, request }: Call<'subscribe'>, deps: Deps): Reply<'subscribe'> {
  const { db, now } = deps
  const document = subscriptionsIn(db).doc(sha256(body.email))
  const { network, solved } = await visitOf(request, deps)
  await transact(deps, async (transaction) => {
    if ((await transaction.get(document)).exists) return
    const count = await enforceRateLimits(transaction, limitsOf(network), deps, solved)
    transaction.create(document, { email: body.email, createdAt: now() })
    count()
  })
  return created({ message: 'Thank you for subscribing!' })
}

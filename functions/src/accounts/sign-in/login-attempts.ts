import type { AppError } from '../../errors/app-error.ts'
import { documentMissing, errorCode } from '../../errors/error-code.ts'
import { increment } from '../../firestore/field-values.ts'
import { counterOf, enforceRateLimits, type RateLimit, tooOften, windowEnd } from '../../firestore/rate-limit.ts'
import { transact } from '../../firestore/transact.ts'
import type { Visit } from '../../http/caller/visit.ts'
import type { Deps } from '../../ports/deps.ts'

const windowMs = 15 * 60_000
const refusal = 'Too many failed sign-ins. Please wait a few minutes and try again.'

/** An attempt that was counted. `clear` forgets all of this login, `takeBack` this one alone. */
type Counted = { readonly clear: () => Promise<void>; readonly takeBack: () => Promise<void> }

/**
 * Counts an attempt to sign in before the password is checked, so that parallel guesses count too. Ten within 15 minutes are free of one login from
 * one network; each further one wants a challenge solved, and after sixty none is heard from there. Elsewhere the login is as open as before, so whoever
 * guesses does not shut its owner out; when many networks guess together, all of them do that work, its owner's browser for a second or two. A right password
 * clears the count; one that could not be checked does not count, and no more than that: else somebody who can make the check fail
 * could go on guessing.
 */
export async function countAttempt(login: string, { network, solved }: Visit, deps: Deps): Promise<Counted> {
  const until = windowEnd(deps.now().getTime(), windowMs)
  const [ofPair, ofNetwork, ofLogin] = [
    `sign-ins of ${login} from ${network}`,
    `sign-ins from ${network}`,
    `sign-ins of ${login}`,
  ].map((name) => ({ name, document: counterOf(name, until, deps) })) as [Counter, Counter, Counter]
  const seen = (await ofLogin.document.get()).data()?.count ?? 0
  const limits: RateLimit[] = [
    { name: ofPair.name, free: 10, most: 60, windowMs, refusal },
    ...(network ? [{ name: ofNetwork.name, free: 60, most: 600, windowMs, refusal }] : []),
    { name: ofLogin.name, free: 30, most: Number.POSITIVE_INFINITY, windowMs, refusal, seen },
  ]
  await transact(deps, async (transaction) => {
    const count = await enforceRateLimits(transaction, limits, deps, solved)
    count()
  })
  // Written blindly: a transaction would let a hundred guesses at once keep its owner waiting.
  const expiresAt = new Date(until)
  await untyped(ofLogin).set({ count: increment(1), expiresAt }, { merge: true })
  const counted = network ? [ofPair, ofNetwork, ofLogin] : [ofPair, ofLogin]
  return {
    clear: async () => {
      await Promise.all([ofPair.document.delete(), ofLogin.document.delete(), ...(network ? [takeOne(ofNetwork)] : [])])
    },
    takeBack: async () => void (await Promise.all(counted.map(takeOne))),
  }
}

type Counter = { readonly name: string; readonly document: ReturnType<typeof counterOf> }

const untyped = ({ document }: Counter) => document.withConverter(null)

/** What a right password has cleared meanwhile is not there any more. */
async function takeOne(counter: Counter): Promise<void> {
  await untyped(counter)
    .update({ count: increment(-1) })
    .catch((error: unknown) => {
      if (errorCode(error) !== documentMissing) throw error
    })
}

/** The refusal of a login that Firebase itself no longer checks; `waitMs` is when the next attempt is possible. */
export function tooMany(waitMs: number): AppError {
  return tooOften(refusal, waitMs)
}

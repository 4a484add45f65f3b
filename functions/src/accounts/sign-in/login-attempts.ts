import type { AppError } from '../../errors/app-error.ts'
import { documentMissing, forgive } from '../../errors/error-code.ts'
import { increment } from '../../firestore/field-values.ts'
import { counterOf, countRequest, type RateLimit, tooOften, windowEnd } from '../../firestore/rate-limit.ts'
import type { Visit } from '../../http/caller/visit.ts'
import type { Deps } from '../../ports/deps.ts'

const windowMs = 15 * 60_000
const refusal = 'Too many failed sign-ins. Please wait a few minutes and try again.'

/** A counted attempt. `clear` resets the count of this login, `takeBack` uncounts this attempt only. */
type Counted = { readonly clear: () => Promise<void>; readonly takeBack: () => Promise<void> }

/**
 * Counts a sign-in attempt before the password is checked, so that parallel guesses count too. Per login and network, ten attempts within 15 minutes are
 * free; further ones need a solved challenge, and after sixty none is accepted. Other networks are unaffected, so an attacker cannot lock the owner out;
 * if many networks guess together, everybody has to solve a challenge, which takes the owner's browser a second or two. A correct password resets the
 * count. An attempt that could not be checked is uncounted, but nothing more: otherwise somebody who can make the check fail could keep guessing.
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
  await countRequest(limits, deps, solved)
  // Written without a transaction, which would make the owner wait behind a hundred parallel guesses.
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

/** The counter may have been reset by a correct password meanwhile. */
async function takeOne(counter: Counter): Promise<void> {
  await untyped(counter)
    .update({ count: increment(-1) })
    .catch(forgive(documentMissing))
}

/** Returns the error for a login that Firebase itself has blocked for now; `waitMs` is the time until the next attempt. */
export function tooMany(waitMs: number): AppError {
  return tooOften(refusal, waitMs)
}

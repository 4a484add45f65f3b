import { bitsAfter } from '@teeshala/contract/challenge/challenge'
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore'
import { newChallenge, type Solved } from '../crypto/challenge.ts'
import { sha256 } from '../crypto/sha256.ts'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { rateLimitsIn } from './collections.ts'
import { readAll } from './read-documents.ts'

/** What is counted in one document with all else that stands under the same name. */
export type Counted = 'orders' | 'unproved pieces'

/** How many of something are accepted within a time, and the refusal of further ones. */
export type RateLimit = {
  readonly name: string
  /** What of `name` it counts, in one document with all else that is counted of it: a read and a write for all. One of its own where it is missing. */
  readonly what?: Counted | `${Counted} of ${string}`
  readonly most: number
  readonly windowMs: number
  readonly refusal: string
  /** After so many each further one asks the browser for some work first; none does where it is missing. */
  readonly free?: number
  /** How many this one counts as; one where it is missing. */
  readonly weight?: number
  /** How many there were already, where another place counts them; read and written here where it is missing. */
  readonly seen?: number
  /** What is thrown instead of RATE_LIMITED. */
  readonly otherwise?: () => AppError
}

type Enforcing = Pick<Deps, 'db' | 'now' | 'orderSecret' | 'randomBytes'>

/**
 * Refuses with RATE_LIMITED when one of the limits is reached, with a challenge where work lifts that; returns how to count one more, for the transaction
 * that stores what is counted. Names are of one person, one network or one thing: what everybody did would be written by everybody, and
 * would let one visitor close the shop to the others. `solved` is the challenge that the caller has done.
 */
export async function enforceRateLimits(
  transaction: Transaction,
  limits: readonly RateLimit[],
  deps: Enforcing,
  solved?: Solved,
): Promise<() => void> {
  if (limits.length === 0) return () => {}
  const at = deps.now().getTime()
  const use = solved && rateLimitsIn(deps.db).doc(`solved-${solved.id}`)
  const counters = await readCounters(transaction, limits, at, deps)
  const [used] = use ? await readAll(transaction, use) : []
  const bits = Math.max(...counters.map(({ limit, count, until }) => bitsFor(limit, count, until - at)))
  if (bits > 0 && (!solved || used || solved.bits < bits)) {
    const waitMs = Math.max(...counters.map(({ until }) => until)) - at
    const [words = ''] = counters.flatMap(({ limit, count }) =>
      count > (limit.free ?? limit.most) ? limit.refusal : [],
    )
    throw tooOften(words, waitMs, newChallenge(bits, deps))
  }
  return () => {
    for (const { document, contents } of written(counters, at)) transaction.set(document, contents)
    if (use && solved && bits > 0) transaction.set(use, { count: 1, expiresAt: solved.expiresAt })
  }
}

/** The limits with what each would count if this one were accepted. */
async function readCounters(transaction: Transaction, limits: readonly RateLimit[], at: number, deps: Enforcing) {
  const counters = limits.map((limit) => {
    const until = windowEnd(at, limit.windowMs)
    return { limit, until, document: limit.seen === undefined ? documentOfLimit(limit, until, deps) : undefined }
  })
  const documents = new Map(counters.flatMap(({ document }) => (document ? [[document.path, document] as const] : [])))
  const found = await readAll(transaction, ...documents.values())
  const stored = new Map([...documents.keys()].map((path, index) => [path, found[index]]))
  return counters.map((counter) => {
    const before = counter.document ? stored.get(counter.document.path) : undefined
    return { ...counter, before, count: countedBefore(counter, before) + (counter.limit.weight ?? 1) }
  })
}

type Counter = { readonly limit: RateLimit; readonly until: number }
type Stored = ReturnType<typeof rateLimitsIn> extends CollectionReference<infer T> ? T : never

function countedBefore({ limit: { what, seen }, until }: Counter, before: Stored | undefined): number {
  if (seen !== undefined) return seen
  if (what === undefined) return before?.count ?? 0
  const counted = before?.counts?.[what]
  return counted?.until === until ? counted.count : 0
}

/** What is stored of each document of the counters; what is counted together is written once. */
function* written(counters: Awaited<ReturnType<typeof readCounters>>, at: number) {
  const together = new Map<string, { document: DocumentReference<Stored>; counts: NonNullable<Stored['counts']> }>()
  for (const { limit, document, before, count, until } of counters) {
    if (!document) continue
    if (limit.what === undefined) {
      yield { document, contents: { count, expiresAt: new Date(until) } }
      continue
    }
    const running = Object.entries(before?.counts ?? {}).filter(([, counted]) => counted.until > at)
    const { counts } = together.get(document.path) ?? { counts: Object.fromEntries(running) }
    together.set(document.path, { document, counts: { ...counts, [limit.what]: { count, until } } })
  }
  for (const { document, counts } of together.values()) {
    const expiresAt = new Date(Math.max(...Object.values(counts).map(({ until }) => until)))
    yield { document, contents: { count: 0, counts, expiresAt } }
  }
}

function documentOfLimit({ name, what }: RateLimit, until: number, deps: Pick<Deps, 'db'>) {
  return what === undefined ? counterOf(name, until, deps) : rateLimitsIn(deps.db).doc(sha256(`counts of ${name}`))
}

/** Returns how much work the next one costs; throws where it is not accepted for any. */
function bitsFor({ most, free = most, refusal, otherwise }: RateLimit, count: number, waitMs: number): number {
  if (count <= free) return 0
  if (count > most) throw otherwise ? otherwise() : tooOften(refusal, waitMs)
  return bitsAfter(count, free)
}

/** The document that counts what stands under a name until the end of the present window. */
export function counterOf(name: string, until: number, { db }: Pick<Deps, 'db'>) {
  return rateLimitsIn(db).doc(sha256(`${name} until ${until}`))
}

/** Returns when the window ends that a moment is in, in milliseconds since 1970. */
export const windowEnd = (at: number, windowMs: number) => Math.floor(at / windowMs) * windowMs + windowMs

/** The refusal of one who has tried too often; `waitMs` is when they can go on, a challenge what lets them go on at once. */
export function tooOften(refusal: string, waitMs: number, challenge?: object): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('RATE_LIMITED', refusal, { retryAfterSeconds, ...(challenge && { details: { ...challenge } }) })
}

import { bitsAfter } from '@teeshala/contract/challenge/challenge'
import { dayOf, daysAfter, startOfDay } from '@teeshala/contract/india-day'
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore'
import { newChallenge, type Solved } from '../crypto/challenge.ts'
import { sha256 } from '../crypto/sha256.ts'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { rateLimitsIn } from './collections.ts'
import { readAll } from './read-documents.ts'
import { transact } from './transact.ts'

/** Counters that share one document with all others of the same name. */
export type Counted = 'orders' | 'unproved pieces'

/** How many of something are accepted within a period, and the error for further ones. */
export type RateLimit = {
  readonly name: string
  /**
   * Which counter of `name` this is; counters of one name share a document, so all cost one read and one write. Without it the limit has its own
   * document.
   */
  readonly what?: Counted | `${Counted} of ${string}`
  readonly most: number
  /** The period; an hour by default. */
  readonly windowMs?: number | undefined
  readonly refusal: string
  /** From this count on, each further request needs a solved challenge; without it none does. */
  readonly free?: number
  /** How much this request counts; 1 by default. */
  readonly weight?: number
  /** The present count, if it is tracked elsewhere; otherwise it is read and written here. */
  readonly seen?: number
  /** Returns the error to throw instead of RATE_LIMITED. */
  readonly otherwise?: () => AppError
}

type Enforcing = Pick<Deps, 'db' | 'now' | 'orderSecret' | 'randomBytes'>

/**
 * Throws RATE_LIMITED if one of the limits is reached, with a challenge if solving one lifts it; returns a function that counts this request in the
 * transaction that stores its result. Names identify one person, network or thing: a counter of everybody would be written by everybody, and would let
 * one visitor close the shop to all others. `solved` is the caller's solved challenge.
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

/** Counts a request in a transaction of its own, as `enforceRateLimits` does in that of the request's result. */
export async function countRequest(limits: readonly RateLimit[], deps: Deps, solved?: Solved): Promise<void> {
  await transact(deps, async (transaction) => (await enforceRateLimits(transaction, limits, deps, solved))())
}

/** Returns the limits with the counts they would have after this request. */
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

/** Yields the new contents of each counter document; counters that share a document are written together. */
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

/** Returns the difficulty of the challenge for the next request; throws if the limit is reached. */
function bitsFor({ most, free = most, refusal, otherwise }: RateLimit, count: number, waitMs: number): number {
  if (count <= free) return 0
  if (count > most) throw otherwise ? otherwise() : tooOften(refusal, waitMs)
  return bitsAfter(count, free)
}

/** Returns the document that counts under a name until the end of the current window. */
export function counterOf(name: string, until: number, { db }: Pick<Deps, 'db'>) {
  return rateLimitsIn(db).doc(sha256(`${name} until ${until}`))
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Returns the end of the window around a time, in milliseconds since 1970; of the hour by default. Daily windows end at midnight in IST: the error says to come back tomorrow. */
export function windowEnd(at: number, windowMs = hourMs): number {
  if (windowMs === dayMs) return startOfDay(daysAfter(dayOf(new Date(at)), 1)).getTime()
  return Math.floor(at / windowMs) * windowMs + windowMs
}

/** Returns the RATE_LIMITED error; `waitMs` is the time until the next attempt, and a solved challenge allows one at once. */
export function tooOften(refusal: string, waitMs: number, challenge?: object): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('RATE_LIMITED', refusal, { retryAfterSeconds, ...(challenge && { details: { ...challenge } }) })
}

import { mostFindings } from '@teeshala/contract/books/finding'
import type { StoredBooksCheck } from '@teeshala/contract/books/stored-books'
import { dayOf } from '@teeshala/contract/india-day'
import { booksChecksIn, mailsIn, usersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { booksMail } from './books-mail.ts'
import { closeBooks } from './close-books.ts'
import { readOrders } from './read-orders.ts'
import { readPayments } from './read-payments.ts'
import { readTaxDocuments } from './read-tax-documents.ts'
import type { Step } from './step.ts'
import { readTallies, writeTallies } from './tallies.ts'

/** After this time a write is either in the database or never will be: no call waits longer for its commit. */
const settlesMs = 120_000
const keptMs = 90 * 24 * 3_600_000
/** The most owners who get the mail. */
const mostOwners = 20

type Wish = {
  /** How long this run keeps starting further pages; the next run continues. */
  readonly forMs: number
  /** Whether to start again if today's check is complete. */
  readonly anew: boolean
}

/**
 * Verifies that stock and money in the database add up, and stores every contradiction in words. A run continues where the last
 * one stopped and reads page by page; its memory grows with products, coupons and days, never with orders. Returns the current state of the
 * check. See docs/decisions/0043-nightly-audit.md.
 */
export async function checkBooks(deps: Deps, { forMs, anew }: Wish): Promise<StoredBooksCheck> {
  const { db, now } = deps
  const began = performance.now()
  const latest = (await booksChecksIn(db).orderBy('startedAt', 'desc').limit(1).get()).docs[0]
  const last = latest?.data()
  const isToday = last !== undefined && dayOf(last.startedAt) === dayOf(now())
  if (last?.stage === 'done' && isToday && !anew) return last
  const goesOn = last !== undefined && last.stage !== 'done'
  const document = goesOn && latest ? latest.ref : booksChecksIn(db).doc(now().toISOString().replaceAll(/\D/g, ''))
  const tallies = await readTallies(document.id, db)
  let check = goesOn ? withoutId(last) : newCheck(now())
  let written = goesOn ? latest?.updateTime : undefined
  do {
    const step = await stepOf(check, tallies, document.id, deps)
    check = after(check, step, now())
    const batch = db.batch()
    // If two runs overlap, the second one fails here and stops.
    if (written) batch.update(document, check, { lastUpdateTime: written })
    else batch.create(document, check)
    writeTallies(document.id, tallies, check.expiresAt, batch, db)
    if (check.stage === 'done' && check.findingCount > 0) {
      const mail = booksMail(check, await ownersOf(deps), now())
      batch.set(mailsIn(db).doc(`books-${document.id}`), mail)
    }
    written = (await batch.commit())[0]?.writeTime
  } while (check.stage !== 'done' && performance.now() - began < forMs)
  return check
}

function stepOf(
  check: StoredBooksCheck,
  tallies: Awaited<ReturnType<typeof readTallies>>,
  id: string,
  deps: Deps,
): Promise<Step> {
  if (check.stage === 'orders') return readOrders(check, tallies, deps)
  if (check.stage === 'payments') return readPayments(check, deps)
  if (check.stage === 'papers') return readTaxDocuments(check, tallies, deps)
  return closeBooks(check, tallies, id, deps)
}

function newCheck(at: Date): StoredBooksCheck {
  return {
    startedAt: at,
    asOf: new Date(at.getTime() - settlesMs),
    stage: 'orders',
    cursor: null,
    counts: { orders: 0, payments: 0, papers: 0, products: 0, coupons: 0 },
    findings: [],
    findingCount: 0,
    finishedAt: null,
    expiresAt: new Date(at.getTime() + keptMs),
  }
}

const stageAfter = { orders: 'payments', payments: 'papers', papers: 'closing', closing: 'done', done: 'done' } as const

function after(check: StoredBooksCheck, { cursor, counted, findings }: Step, at: Date): StoredBooksCheck {
  const stage = cursor === null ? stageAfter[check.stage] : check.stage
  const counts = { ...check.counts }
  for (const [name, count] of Object.entries(counted) as [keyof typeof counts, number][]) {
    counts[name] = (counts[name] ?? 0) + count
  }
  return {
    ...check,
    stage,
    cursor,
    counts,
    findings: [...check.findings, ...findings].slice(0, mostFindings),
    findingCount: check.findingCount + findings.length,
    finishedAt: stage === 'done' ? at : null,
  }
}

/** Returns the owners' mailboxes; the shop's own address if there is no owner. */
async function ownersOf({ db }: Deps): Promise<string[]> {
  const { docs } = await usersIn(db).where('role', '==', 'owner').limit(mostOwners).get()
  const emails = docs
    .map((owner) => documentOf(owner))
    .flatMap(({ isAdmin, email }) => (isAdmin && email ? [email] : []))
  return emails.length > 0 ? emails : [(await currentSettings(db)).email]
}

function withoutId({ _id, ...check }: StoredBooksCheck & { _id?: string }): StoredBooksCheck {
  return check
}

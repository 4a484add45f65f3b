import type { TaxDocumentSeries } from '@teeshala/contract/books/tax-document-series'
import { addSales, type Sales } from '@teeshala/contract/sales/sales'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { sha256 } from '../crypto/sha256.ts'
import { booksTalliesIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'

/** Totals of orders by product, coupon and day, and of each series of invoices. */
export type Tallies = {
  readonly sold: Map<string, number>
  readonly coupons: Map<string, number>
  readonly days: Map<string, Sales>
  readonly taxDocuments: Map<string, TaxDocumentSeries>
}

/** The tallies of a check are split over this many documents by product: 100,000 products stay well below 1 MiB each. */
const parts = [...'0123456789abcdef']
const partOf = (key: string) => sha256(key).slice(0, 1)
const document = (check: string, part: string, db: Firestore) => booksTalliesIn(db).doc(`${check}-${part}`)

/** Returns the tallies of a check so far. */
export async function readTallies(check: string, db: Firestore): Promise<Tallies> {
  const stored = await readAll(db, ...parts.map((part) => document(check, part, db)))
  const all = stored.flatMap((tally) => (tally ? [tally] : []))
  return {
    sold: new Map(all.flatMap(({ sold }) => Object.entries(sold))),
    coupons: new Map(all.flatMap(({ coupons }) => Object.entries(coupons))),
    days: new Map(all.flatMap(({ days }) => Object.entries(days))),
    taxDocuments: new Map(all.flatMap(({ papers }) => Object.entries(papers ?? {}))),
  }
}

/** Stores the tallies together with the progress of the check. */
export function writeTallies(check: string, tallies: Tallies, expiresAt: Date, batch: WriteBatch, db: Firestore): void {
  for (const part of parts) {
    const ofPart = <T>(tally: ReadonlyMap<string, T>) =>
      Object.fromEntries([...tally].filter(([key]) => partOf(key) === part))
    const { sold, coupons, days, taxDocuments } = tallies
    batch.set(document(check, part, db), {
      sold: ofPart(sold),
      coupons: ofPart(coupons),
      days: ofPart(days),
      papers: ofPart(taxDocuments),
      expiresAt,
    })
  }
}

/** Adds to a number of a tally. */
export function addTo(tally: Map<string, number>, key: string, count: number): void {
  tally.set(key, (tally.get(key) ?? 0) + count)
}

/** Adds to the sales of a day. */
export function addToDay(days: Map<string, Sales>, day: string, sales: Sales): void {
  const before = days.get(day)
  days.set(day, before ? addSales(before, sales) : sales)
}

import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Sales } from '../sales/sales.ts'
import { Finding } from './finding.ts'
import { PaperSeries } from './paper-series.ts'

/** What a check of the books has gone through so far. */
export const CheckedCounts = z.object({
  orders: z.int(),
  payments: z.int(),
  /** Invoices and credit notes; checks of before have none. */
  papers: z.optional(z.int()),
  products: z.int(),
  coupons: z.int(),
})
export type CheckedCounts = z.infer<typeof CheckedCounts>

export const BooksStage = z.enum(['orders', 'payments', 'papers', 'closing', 'done'])
export type BooksStage = z.infer<typeof BooksStage>

/** The document booksChecks/{id}: one check of the books, which several runs may do a part of each. */
export const StoredBooksCheck = z.object({
  startedAt: z.date(),
  /** What happened before this moment was in the database for good when the check began. */
  asOf: z.date(),
  stage: BooksStage,
  /** The document after which the stage goes on; null at its beginning. `at` is the time by which orders are read. */
  cursor: z.nullable(z.object({ id: z.string(), at: z.optional(z.date()) })),
  counts: CheckedCounts,
  findings: z.array(Finding),
  findingCount: z.int(),
  finishedAt: z.nullable(z.date()),
  expiresAt: z.date(),
})
export type StoredBooksCheck = z.infer<typeof StoredBooksCheck>

/** The document booksTallies/{check}-{part}: what the orders that a check has read come to, by product, coupon and day. */
export const StoredBooksTally = z.object({
  sold: z.record(z.string(), z.int()),
  coupons: z.record(z.string(), z.int()),
  days: z.record(Day, Sales),
  papers: z.optional(z.record(z.string(), PaperSeries)),
  expiresAt: z.date(),
})
export type StoredBooksTally = z.infer<typeof StoredBooksTally>

/** The document shelfBooks/{product id}: the pieces that the shop has had of a product, by what staff entered. */
export const StoredShelfBook = z.object({
  received: z.int(),
  /** Of what staff entered, all before this moment is in `received`. */
  asOf: z.date(),
  /** Since when the stock is not what it must be; missing where it is. */
  foundAt: z.optional(z.date()),
})
export type StoredShelfBook = z.infer<typeof StoredShelfBook>

import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Sales } from '../sales/sales.ts'
import { Finding } from './finding.ts'
import { TaxDocumentSeries } from './tax-document-series.ts'

/** How much a check of the books has gone through so far. */
export const CheckedCounts = z.object({
  orders: z.int(),
  payments: z.int(),
  /** Invoices and credit notes; absent in older checks. */
  papers: z.optional(z.int()),
  products: z.int(),
  coupons: z.int(),
})
export type CheckedCounts = z.infer<typeof CheckedCounts>

export const BooksStage = z.enum(['orders', 'payments', 'papers', 'closing', 'done'])
export type BooksStage = z.infer<typeof BooksStage>

/** The document booksChecks/{id}: one check of the books, possibly done over several runs. */
export const StoredBooksCheck = z.object({
  startedAt: z.date(),
  /** Changes before this time were committed when the check began. */
  asOf: z.date(),
  stage: BooksStage,
  /** The document after which the stage continues; null at its start. `at` is the order's time, by which orders are read. */
  cursor: z.nullable(z.object({ id: z.string(), at: z.optional(z.date()) })),
  counts: CheckedCounts,
  findings: z.array(Finding),
  findingCount: z.int(),
  finishedAt: z.nullable(z.date()),
  expiresAt: z.date(),
})
export type StoredBooksCheck = z.infer<typeof StoredBooksCheck>

/** The document booksTallies/{check}-{part}: running totals over the orders read so far, by product, coupon and day. */
export const StoredBooksTally = z.object({
  sold: z.record(z.string(), z.int()),
  coupons: z.record(z.string(), z.int()),
  days: z.record(Day, Sales),
  /** Each series of tax documents. */
  papers: z.optional(z.record(z.string(), TaxDocumentSeries)),
  expiresAt: z.date(),
})
export type StoredBooksTally = z.infer<typeof StoredBooksTally>

/** The document shelfBooks/{product id}: the total pieces received of a product, as entered by staff. */
export const StoredShelfBook = z.object({
  received: z.int(),
  /** Stock entries of staff before this time are included in `received`. */
  asOf: z.date(),
  /** Since when the stock has been wrong; absent while it is right. */
  foundAt: z.optional(z.date()),
})
export type StoredShelfBook = z.infer<typeof StoredShelfBook>

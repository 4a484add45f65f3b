import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Finding } from './finding.ts'
import { CheckedCounts } from './stored-books.ts'

/** The latest completed check of the books; without one the optional fields are missing. */
export const BooksCheck = z.object({
  finishedAt: z.optional(z.iso.datetime()),
  counts: z.optional(CheckedCounts),
  findings: z.array(Finding),
  findingCount: z.int(),
})
export type BooksCheck = z.infer<typeof BooksCheck>

export const booksCalls = {
  readBooksCheck: { answer: BooksCheck },
} as const satisfies Partial<CallShapes>

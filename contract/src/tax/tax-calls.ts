import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { gstSections } from './return/gst-sections.ts'

/** A month in IST: '2026-11'. */
const TaxMonth = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'A month such as 2026-11' }))

/** The totals of a month's tax documents less credit notes; amounts in rupees. */
export const GstReturn = z.object({
  month: z.string(),
  invoices: z.int(),
  creditNotes: z.int(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
  /** The number of rows in each file. */
  sections: z.array(z.object({ section: z.enum(gstSections), rows: z.int() })),
  /** The problems in the month's documents, as sentences. */
  problems: z.array(z.string()),
})
export type GstReturn = z.infer<typeof GstReturn>

export const taxCalls = {
  readGstReturn: { params: { month: TaxMonth }, answer: GstReturn },
  exportGstReturn: { params: { month: TaxMonth, section: z.enum(gstSections) }, answer: 'text/csv' },
} as const satisfies Partial<CallShapes>

import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { gstSections } from './return/gst-sections.ts'

/** A month of the shop's calendar: '2026-11'. */
const TaxMonth = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'A month such as 2026-11' }))

/** What the papers of a month come to, credit notes taken off; amounts in rupees. */
export const GstReturn = z.object({
  month: z.string(),
  invoices: z.int(),
  creditNotes: z.int(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
  /** How many rows each file has. */
  sections: z.array(z.object({ section: z.enum(gstSections), rows: z.int() })),
  /** What is wrong with the month's papers, in words. */
  problems: z.array(z.string()),
})
export type GstReturn = z.infer<typeof GstReturn>

export const taxCalls = {
  readGstReturn: { params: { month: TaxMonth }, answer: GstReturn },
  exportGstReturn: { params: { month: TaxMonth, section: z.enum(gstSections) }, answer: 'text/csv' },
} as const satisfies Partial<CallShapes>

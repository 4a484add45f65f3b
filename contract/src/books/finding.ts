import * as z from 'zod/mini'

/** What a finding is about, which also decides where staff are linked to. A `paper` is a tax document, as stored checks call it. */
export const FindingKind = z.enum(['order', 'payment', 'paper', 'product', 'coupon', 'day'])
export type FindingKind = z.infer<typeof FindingKind>

/** One inconsistency in the books, worded for the owner. `id` is the document or the day; `name` is a product's. */
export const Finding = z.object({ kind: FindingKind, id: z.string(), name: z.optional(z.string()), text: z.string() })
export type Finding = z.infer<typeof Finding>

/** Returns a finding as one line of text, for mails and terminals. */
export function findingLine({ kind, id, name, text }: Finding): string {
  return `${kind} ${id}${name === undefined ? '' : ` (${name})`}: ${text}`
}

/** How many findings of one check are stored; the count covers all of them. */
export const mostFindings = 200

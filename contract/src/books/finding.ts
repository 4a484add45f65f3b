import * as z from 'zod/mini'

/** What a finding is about, and how staff get there. */
export const FindingKind = z.enum(['order', 'payment', 'paper', 'product', 'coupon', 'day'])
export type FindingKind = z.infer<typeof FindingKind>

/** One thing that the books say otherwise than it must be, in words for the owner. `id` names the document, or the day; `name` is a product's. */
export const Finding = z.object({ kind: FindingKind, id: z.string(), name: z.optional(z.string()), text: z.string() })
export type Finding = z.infer<typeof Finding>

/** Returns a finding as one line of text, for mails and terminals. */
export function findingLine({ kind, id, name, text }: Finding): string {
  return `${kind} ${id}${name === undefined ? '' : ` (${name})`}: ${text}`
}

/** How many findings are kept of one check; of all of them their number is. */
export const mostFindings = 200

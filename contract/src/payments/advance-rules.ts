import * as z from 'zod/mini'
import type { PayTerms } from '../accounts/pay-terms.ts'
import { Rupees, toPaise } from '../money.ts'
import type { OrderKind } from '../orders/order-kind.ts'

/** Which orders need an advance payment before production starts: a press does not begin 300 shirts on a promise. */
export const AdvanceRules = z.object({
  /** The limit in rupees above which bulk and print orders need an advance; null if the shop asks for none. */
  above: z.nullable(Rupees),
  /** The advance in percent of the order; the rest is due before it leaves the shop. */
  sharePercent: z
    .int({ error: 'A whole number of percent' })
    .check(z.gte(1, { error: 'At least 1%' }), z.lte(100, { error: 'At most 100%' })),
})
export type AdvanceRules = z.infer<typeof AdvanceRules>

/** The defaults of a new shop: half of every large order, which is usual for presses in India. */
export const firstAdvanceRules: AdvanceRules = { above: 10_000, sharePercent: 50 }

/**
 * Returns the advance of a new order, in paise: the share rounded up to whole rupees, and never more than the order. Undefined if the order needs none:
 * carts, single shirts, and orders up to the limit.
 */
export function advanceOf(
  { kind, totalPaise }: { readonly kind: OrderKind; readonly totalPaise: number },
  { above, sharePercent }: AdvanceRules,
): number | undefined {
  const isAsked = (kind === 'bulk' || kind === 'print') && above !== null && totalPaise > toPaise(above)
  return isAsked ? Math.min(totalPaise, Math.ceil((totalPaise * sharePercent) / 10_000) * 100) : undefined
}

/** How a large order is paid if not in full at once: an advance before production, or a credit period after the invoice. */
export type LaterPayment = { readonly advancePaise: number } | { readonly invoiceDays: number }

/** Returns how a new order is paid later, or undefined if it is paid in full as usual. Buyers with a credit period pay on invoice, without an advance. */
export function laterPaymentOf(
  order: { readonly kind: OrderKind; readonly totalPaise: number },
  rules: AdvanceRules,
  { invoiceDays }: Pick<PayTerms, 'invoiceDays'>,
): LaterPayment | undefined {
  const advancePaise = advanceOf(order, rules)
  if (advancePaise === undefined) return undefined
  return invoiceDays === null ? { advancePaise } : { invoiceDays }
}

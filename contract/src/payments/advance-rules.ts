import * as z from 'zod/mini'
import type { PayTerms } from '../accounts/pay-terms.ts'
import { Rupees, toPaise } from '../money.ts'
import type { OrderKind } from '../orders/order-kind.ts'

/** Of which orders the shop asks a part before it makes them: a press does not begin with 300 shirts on a promise. */
export const AdvanceRules = z.object({
  /** Bulk and print orders that come to more than this; null where the shop asks for no advance. */
  above: z.nullable(Rupees),
  /** How much of such an order comes before production, in percent; the rest comes before it leaves the shop. */
  sharePercent: z
    .int({ error: 'A whole number of percent' })
    .check(z.gte(1, { error: 'At least 1%' }), z.lte(100, { error: 'At most 100%' })),
})
export type AdvanceRules = z.infer<typeof AdvanceRules>

/** What a shop begins with: half of every large order, as presses in India ask it. */
export const firstAdvanceRules: AdvanceRules = { above: 10_000, sharePercent: 50 }

/**
 * Returns the advance of a new order, in paise: the share in whole rupees, rounded up, and never more than the order. Undefined where it
 * is paid like any other: of carts and single shirts, and up to the limit.
 */
export function advanceOf(
  { kind, totalPaise }: { readonly kind: OrderKind; readonly totalPaise: number },
  { above, sharePercent }: AdvanceRules,
): number | undefined {
  const isAsked = (kind === 'bulk' || kind === 'print') && above !== null && totalPaise > toPaise(above)
  return isAsked ? Math.min(totalPaise, Math.ceil((totalPaise * sharePercent) / 10_000) * 100) : undefined
}

/** What a large order has instead of being paid at once: a part before production, or days to pay its invoice. */
export type LaterPayment = { readonly advancePaise: number } | { readonly invoiceDays: number }

/** Returns how a new order is paid later; undefined where it is paid like any other. Who has terms pays on invoice, without an advance. */
export function laterPaymentOf(
  order: { readonly kind: OrderKind; readonly totalPaise: number },
  rules: AdvanceRules,
  { invoiceDays }: Pick<PayTerms, 'invoiceDays'>,
): LaterPayment | undefined {
  const advancePaise = advanceOf(order, rules)
  if (advancePaise === undefined) return undefined
  return invoiceDays === null ? { advancePaise } : { invoiceDays }
}

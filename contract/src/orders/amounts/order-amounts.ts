import { toPaise } from '../../money.ts'
import type { StoreSettings } from '../../settings/store-settings.ts'

/** What an order costs, in whole paise. `totalPaise` is always the sum of items and shipping, less the discount where there is one. */
export type OrderAmounts = { itemsPaise: number; shippingPaise: number; discountPaise?: number; totalPaise: number }

/** What shipping costs, in paise: `feePaise`, and nothing for items of more than `freeAbovePaise`. */
export type ShippingRule = { freeAbovePaise: number; feePaise: number }

/** The shipping rule of the store settings, in paise. */
export function shippingRuleOf(settings: Pick<StoreSettings, 'freeShippingAbove' | 'shippingFee'>): ShippingRule {
  return { freeAbovePaise: toPaise(settings.freeShippingAbove), feePaise: toPaise(settings.shippingFee) }
}

/** The rule of what is collected from the shop. */
export const noShipping: ShippingRule = { freeAbovePaise: 0, feePaise: 0 }

/** Shipping for items of this worth: free above the limit, the fee otherwise, nothing for nothing. */
export function shippingFor(itemsPaise: number, rule: ShippingRule): number {
  return itemsPaise === 0 || itemsPaise > rule.freeAbovePaise ? 0 : rule.feePaise
}

/** What is still missing for free shipping: the least further spend, in paise, that goes above the limit. */
export function missingForFreeShipping(itemsPaise: number, rule: ShippingRule): number {
  return Math.max(0, rule.freeAbovePaise - itemsPaise + 1)
}

/** One line's price in paise. */
export function linePaise(line: { unitPricePaise: number; quantity: number }): number {
  return line.unitPricePaise * line.quantity
}

/**
 * Amounts of an order: the lines' sum, shipping by the rule, and both together.
 */
export function orderAmounts(
  lines: readonly { unitPricePaise: number; quantity: number }[],
  rule: ShippingRule,
): OrderAmounts {
  return amountsOf(
    lines.reduce((sum, line) => sum + linePaise(line), 0),
    rule,
  )
}

/** Amounts of an order whose lines come to this sum. */
export function amountsOf(itemsPaise: number, rule: ShippingRule): OrderAmounts {
  const shippingPaise = shippingFor(itemsPaise, rule)
  return { itemsPaise, shippingPaise, totalPaise: itemsPaise + shippingPaise }
}

/** The amounts with so much taken off, or undefined where that is more than they come to: nobody is paid for an order. */
export function discounted(
  { itemsPaise, shippingPaise }: OrderAmounts,
  discountPaise: number,
): OrderAmounts | undefined {
  const totalPaise = itemsPaise + shippingPaise - discountPaise
  return totalPaise < 0 ? undefined : { itemsPaise, shippingPaise, discountPaise, totalPaise }
}

import { toPaise } from '../../money.ts'
import type { StoreSettings } from '../../settings/store-settings.ts'

/** What an order costs, in whole paise. `totalPaise` is always items plus shipping, less any discount. */
export type OrderAmounts = { itemsPaise: number; shippingPaise: number; discountPaise?: number; totalPaise: number }

/** What shipping costs, in paise: `feePaise`, or nothing if the items cost more than `freeAbovePaise`. */
export type ShippingRule = { freeAbovePaise: number; feePaise: number }

/** Returns the shipping rule of the store settings, in paise. */
export function shippingRuleOf(settings: Pick<StoreSettings, 'freeShippingAbove' | 'shippingFee'>): ShippingRule {
  return { freeAbovePaise: toPaise(settings.freeShippingAbove), feePaise: toPaise(settings.shippingFee) }
}

/** The shipping rule of orders collected from the shop. */
export const noShipping: ShippingRule = { freeAbovePaise: 0, feePaise: 0 }

/** Returns the shipping charge in paise: free above the limit or for an empty order, otherwise the fee. */
export function shippingFor(itemsPaise: number, rule: ShippingRule): number {
  return itemsPaise === 0 || itemsPaise > rule.freeAbovePaise ? 0 : rule.feePaise
}

/** Returns the smallest further spend, in paise, that makes shipping free. */
export function missingForFreeShipping(itemsPaise: number, rule: ShippingRule): number {
  return Math.max(0, rule.freeAbovePaise - itemsPaise + 1)
}

/** Returns the price of one line, in paise. */
export function linePaise(line: { unitPricePaise: number; quantity: number }): number {
  return line.unitPricePaise * line.quantity
}

/** Returns the amounts of an order: the sum of its lines, shipping by the rule, and the total. */
export function orderAmounts(
  lines: readonly { unitPricePaise: number; quantity: number }[],
  rule: ShippingRule,
): OrderAmounts {
  return amountsOf(
    lines.reduce((sum, line) => sum + linePaise(line), 0),
    rule,
  )
}

/** Returns the amounts of an order whose lines add up to `itemsPaise`. */
export function amountsOf(itemsPaise: number, rule: ShippingRule): OrderAmounts {
  const shippingPaise = shippingFor(itemsPaise, rule)
  return { itemsPaise, shippingPaise, totalPaise: itemsPaise + shippingPaise }
}

/** Returns the amounts less a discount, or undefined if the discount exceeds items and shipping: a total is never negative. */
export function discounted(
  { itemsPaise, shippingPaise }: OrderAmounts,
  discountPaise: number,
): OrderAmounts | undefined {
  const totalPaise = itemsPaise + shippingPaise - discountPaise
  return totalPaise < 0 ? undefined : { itemsPaise, shippingPaise, discountPaise, totalPaise }
}

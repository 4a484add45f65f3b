import { toRupees } from '../../money.ts'
import { formatPrice } from '../../rupee-format.ts'

/**
 * The amount from which nobody may accept cash from one person for one transaction, even in parts: Income-tax Act 1961, section 269ST, from 1 April
 * 2017; section 186 of the Act of 2025. https://www.taxtmi.com/manuals?id=1650
 */
const cashLimit = { from: '2017-04-01', paise: 20_000_000 } as const

/** Returns whether the law forbids taking this much cash for one order. */
export const exceedsCashLimit = (cashPaise: number): boolean => cashPaise >= cashLimit.paise

/** Returns the limit as people read it: '₹2,00,000'. Cash stays below it. */
export const cashLimitLabel = (): string => formatPrice(toRupees(cashLimit.paise))

/** Returns why an order cannot take this much cash, and what to do instead; undefined if it can. */
export function cashLimitRefusal(cashPaise: number): string | undefined {
  if (!exceedsCashLimit(cashPaise)) return undefined
  return `By law an order takes less than ${cashLimitLabel()} in cash. Take the rest online or by bank transfer.`
}

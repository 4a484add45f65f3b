import { toRupees } from '@teeshala/contract/money'
import { discounted, type OrderAmounts } from '@teeshala/contract/orders/amounts/order-amounts'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { fieldError } from '../errors/app-error.ts'

/** Returns the amounts minus the discount; INVALID_INPUT if it exceeds them. */
export function takeOff(amounts: OrderAmounts, discountPaise: number | undefined): OrderAmounts {
  if (discountPaise === undefined) return amounts
  const less = discounted(amounts, discountPaise)
  if (less) return less
  throw fieldError('discount.amount', `The discount can be at most ${formatAmount(toRupees(amounts.totalPaise))}`)
}

import { toRupees } from '@teeshala/contract/money'
import type { OrderAmounts } from '@teeshala/contract/orders/amounts/order-amounts'
import { AppError } from '../../errors/app-error.ts'

/** Returns the error for outdated amounts, with the current ones in rupees. */
export function priceChanged(
  amounts: OrderAmounts,
  items: readonly unknown[],
  message = 'Prices have changed. Please check the new total and place the order again.',
): AppError {
  return new AppError('PRICE_CHANGED', message, {
    details: {
      items,
      itemsPrice: toRupees(amounts.itemsPaise),
      shippingPrice: toRupees(amounts.shippingPaise),
      totalPrice: toRupees(amounts.totalPaise),
    },
  })
}

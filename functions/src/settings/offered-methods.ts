import {
  type CashOrder,
  type CashRules,
  cashRefusal,
  cashRefusalSentence,
} from '@teeshala/contract/payments/cash/cash-rules'
import { type PaymentMethod, paymentMethodLabels } from '@teeshala/contract/payments/payment'
import type { StaffSettings } from '@teeshala/contract/settings/store-settings'
import { type AppError, fieldError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'

type Closed = Pick<StaffSettings, 'closedPaymentMethods'>

/** Returns the payment methods that are configured and not closed in the settings. */
export function offeredMethods(
  { closedPaymentMethods }: Closed,
  { payments }: Pick<Deps, 'payments'>,
): PaymentMethod[] {
  return payments.methods.filter((method) => !closedPaymentMethods.includes(method))
}

/** Refuses a new order with a closed payment method; earlier orders can still be paid with it. */
export function refuseClosedMethod(method: PaymentMethod, { closedPaymentMethods }: Closed): void {
  if (!closedPaymentMethods.includes(method)) return
  throw notOffered(`${paymentMethodLabels[method]} is not offered at the moment. Please choose another way to pay.`)
}

/** Refuses cash for an order that the shop's rules exclude from Cash on Delivery. */
export function refuseCash(order: CashOrder, rules: CashRules): void {
  const refusal = cashRefusal(order, rules)
  if (refusal) throw notOffered(cashRefusalSentence(refusal))
}

/** Returns the error for Cash on Delivery by somebody who refused parcels before. */
export function prepaidAlone(): AppError {
  return notOffered(
    'Cash on Delivery is not offered for your orders at present. Please pay online or collect the order.',
  )
}

function notOffered(message: string): AppError {
  return fieldError('paymentMethod', message, 'METHOD_NOT_OFFERED')
}

import {
  type CashOrder,
  type CashRules,
  cashRefusal,
  cashRefusalSentence,
} from '@teeshala/contract/payments/cash/cash-rules'
import { type PaymentMethod, paymentMethodLabels } from '@teeshala/contract/payments/payment'
import type { StaffSettings } from '@teeshala/contract/settings/store-settings'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'

type Closed = Pick<StaffSettings, 'closedPaymentMethods'>

/** Returns the ways to pay that the shop's configuration has and its settings leave open. */
export function offeredMethods(
  { closedPaymentMethods }: Closed,
  { payments }: Pick<Deps, 'payments'>,
): PaymentMethod[] {
  return payments.methods.filter((method) => !closedPaymentMethods.includes(method))
}

/** Refuses a new order by a way to pay that the settings have closed; an order that was placed before can still be paid by it. */
export function refuseClosedMethod(method: PaymentMethod, { closedPaymentMethods }: Closed): void {
  if (!closedPaymentMethods.includes(method)) return
  throw notOffered(`${paymentMethodLabels[method]} is not offered at the moment. Please choose another way to pay.`)
}

/** Refuses cash for an order that is sent where the shop's rules take none. */
export function refuseCash(order: CashOrder, rules: CashRules): void {
  const refusal = cashRefusal(order, rules)
  if (refusal) throw notOffered(cashRefusalSentence(refusal))
}

/** Refuses cash at the door to somebody whose parcels came back. */
export function prepaidAlone(): AppError {
  return notOffered(
    'Cash on Delivery is not offered for your orders at present. Please pay online or collect the order.',
  )
}

function notOffered(message: string): AppError {
  return new AppError('METHOD_NOT_OFFERED', message, { fields: { paymentMethod: message } })
}

import { useQuery } from '@tanstack/react-query'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { advanceOf } from '@teeshala/contract/payments/advance-rules'
import { type CashOrder, cashRefusal } from '@teeshala/contract/payments/cash/cash-rules'
import { type PaymentMethod, paymentMethods } from '@teeshala/contract/payments/payment'
import { useState } from 'react'
import * as texts from '../../texts/shared/orders.ts'
import { formDraft } from '../session/kept/form-draft.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { paymentMethodsQuery } from './payment-methods-query.ts'

const kept = formDraft<{ method: string }>('payment')

/**
 * The customer's payment method, as long as the tab lives: UPI if available, until they choose another. `sent` is evaluated by
 * the shop's rules for Cash on Delivery; undefined if collected.
 */
export function usePaymentChoice(kind: OrderKind, sent: CashOrder | undefined) {
  const { data: taken, isError, isFetching, refetch } = useQuery(paymentMethodsQuery)
  const { data: settings } = useQuery(settingsQuery)
  const [chosen, setChosen] = useState(() => paymentMethods.find((method) => method === kept.read()?.method))
  const choose = (method: PaymentMethod) => {
    setChosen(method)
    kept.write({ method })
  }
  const { cashRules, advanceRules } = settings ?? {}
  const advancePaise = sent && advanceRules && advanceOf({ kind, totalPaise: sent.totalPaise }, advanceRules)
  const cashRefused = sent && cashRules && cashRefusal({ ...sent, advancePaise }, cashRules)
  const accepted = cashRefused ? taken?.filter((method) => method !== 'cash_on_delivery') : taken
  const value = [chosen, 'upi' as const, accepted?.[0]].find((method) => method && accepted?.includes(method))
  return {
    value,
    /** Undefined while loading. */
    accepted,
    /** Why this order does not qualify for Cash on Delivery, though others do. */
    cashRefused: taken?.includes('cash_on_delivery') ? cashRefused : undefined,
    onChange: choose,
    /** The retry action after a failure. */
    failure: isError && !accepted ? { isAsking: isFetching, askAgain: refetch } : undefined,
  }
}

/** Returns the message for an order sent before payment methods have loaded. */
export function howToPayMissing(accepted: readonly PaymentMethod[] | undefined): string {
  return accepted ? texts.chooseHowYouWantToPay : texts.thePaymentOptionsHaveNotLoaded
}

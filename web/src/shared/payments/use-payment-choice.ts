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
 * How the customer wants to pay, for as long as the tab lives: UPI where the shop takes it, until they choose another way. `sent` is what
 * the shop's rules for cash look at; nothing of an order that is collected.
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
  const paysAdvance =
    sent && advanceRules && advanceOf({ kind, totalPaise: sent.totalPaise }, advanceRules) !== undefined
  const cashRefused = sent && cashRules && cashRefusal({ ...sent, paysAdvance }, cashRules)
  const accepted = cashRefused ? taken?.filter((method) => method !== 'cash_on_delivery') : taken
  const value = [chosen, 'upi' as const, accepted?.[0]].find((method) => method && accepted?.includes(method))
  return {
    value,
    /** Undefined while the shop has not said. */
    accepted,
    /** Why this order cannot be paid in cash, though the shop takes it for others. */
    cashRefused: taken?.includes('cash_on_delivery') ? cashRefused : undefined,
    onChange: choose,
    /** The way to ask again, where asking has failed. */
    failure: isError && !accepted ? { isAsking: isFetching, askAgain: refetch } : undefined,
  }
}

/** Said where an order is sent before a way to pay is known. */
export function howToPayMissing(accepted: readonly PaymentMethod[] | undefined): string {
  return accepted ? texts.chooseHowYouWantToPay : texts.thePaymentOptionsHaveNotLoaded
}

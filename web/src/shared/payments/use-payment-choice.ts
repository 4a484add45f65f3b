import { useQuery } from '@tanstack/react-query'
import { type PaymentMethod, paymentMethods } from '@teeshala/contract/payments/payment'
import { useState } from 'react'
import * as texts from '../../texts/shared/orders.ts'
import { formDraft } from '../session/form-draft.ts'
import { paymentMethodsQuery } from './payment-methods-query.ts'

const kept = formDraft<{ method: string }>('payment')

/** How the customer wants to pay, for as long as the tab lives: UPI where the shop takes it, until they choose another way. */
export function usePaymentChoice() {
  const { data: accepted, isError, isFetching, refetch } = useQuery(paymentMethodsQuery)
  const [chosen, setChosen] = useState(() => paymentMethods.find((method) => method === kept.read()?.method))
  const choose = (method: PaymentMethod) => {
    setChosen(method)
    kept.write({ method })
  }
  const value = [chosen, 'upi' as const, accepted?.[0]].find((method) => method && accepted?.includes(method))
  return {
    value,
    /** Undefined while the shop has not said. */
    accepted,
    onChange: choose,
    /** The way to ask again, where asking has failed. */
    failure: isError && !accepted ? { isAsking: isFetching, askAgain: refetch } : undefined,
  }
}

/** Said where an order is sent before a way to pay is known. */
export function howToPayMissing(accepted: readonly PaymentMethod[] | undefined): string {
  return accepted ? texts.chooseHowYouWantToPay : texts.thePaymentOptionsHaveNotLoaded
}

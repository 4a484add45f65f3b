import { useQuery } from '@tanstack/react-query'
import { type PaymentMethod, paymentMethods } from '@teeshala/contract/payments/payment'
import { useState } from 'react'
import { paymentMethodsQuery } from './payment-methods-query.ts'

/** What each place to order suggests; else the first way to pay that the shop offers. */
const suggested = { checkout: 'upi', 'custom-order': 'cash_on_delivery' } as const

/** How the customer wants to pay, for as long as the tab lives: what the place suggests, until they choose another. */
export function usePaymentChoice(place: keyof typeof suggested) {
  const key = `${place}-payment`
  const { data: accepted, isError, isFetching, refetch } = useQuery(paymentMethodsQuery)
  const [chosen, setChosen] = useState(() => paymentMethods.find((method) => method === sessionStorage.getItem(key)))
  const choose = (method: PaymentMethod) => {
    setChosen(method)
    sessionStorage.setItem(key, method)
  }
  return {
    value: [chosen, suggested[place], accepted?.[0]].find((method) => method && accepted?.includes(method)),
    /** Undefined while the shop has not said. */
    accepted,
    onChange: choose,
    /** The way to ask again, where asking has failed. */
    failure: isError && !accepted ? { isAsking: isFetching, askAgain: refetch } : undefined,
  }
}

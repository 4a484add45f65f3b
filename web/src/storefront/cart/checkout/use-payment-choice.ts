import { useQuery } from '@tanstack/react-query'
import { type PaymentMethod, paymentMethods } from '@teeshala/contract/orders/payment'
import { useState } from 'react'
import { paymentMethodsQuery } from '../../../shared/payments/payment-methods-query.ts'

const key = 'checkout-payment'

/** How the customer wants to pay, for as long as the tab lives: the first way the shop offers, until they choose another. */
export function usePaymentChoice() {
  const { data: accepted, isError, isFetching, refetch } = useQuery(paymentMethodsQuery)
  const [chosen, setChosen] = useState(() => paymentMethods.find((method) => method === sessionStorage.getItem(key)))
  const choose = (method: PaymentMethod) => {
    setChosen(method)
    sessionStorage.setItem(key, method)
  }
  const isOffered = chosen !== undefined && accepted?.includes(chosen)
  return {
    paymentMethod: isOffered ? chosen : accepted?.[0],
    /** Undefined while the shop has not said. */
    accepted,
    choose,
    /** The way to ask again, where asking has failed. */
    failure: isError && !accepted ? { isAsking: isFetching, askAgain: refetch } : undefined,
  }
}

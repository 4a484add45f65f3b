import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Cart } from '@teeshala/contract/cart/cart'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { formDraft } from '../../../shared/session/form-draft.ts'
import { grandTotal } from './grand-total.ts'

/** The code that was typed at the checkout, for as long as the tab lives. */
export const couponDraft = formDraft<{ code: string }>('coupon-code')

/** What the checkout comes to, with the coupon where one applies. */
export type CheckoutAmounts = {
  readonly items: number
  readonly shipping: number
  readonly discount: number
  readonly total: number
  readonly coupon: string | undefined
}

export type Coupon = ReturnType<typeof useCoupon>

/** The coupon of a cart, which the shop prices anew whenever the cart has changed; it outlives a reload, not the tab. */
export function useCoupon(cart: Cart | null | undefined, isCheckout: boolean) {
  const queryClient = useQueryClient()
  const [code, setCode] = useState(() => couponDraft.read()?.code ?? '')
  const isAsked = isCheckout && code !== '' && cart !== null && cart !== undefined
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeys.cartPrice(cart?._id, cart?.revision, code),
    queryFn: ({ signal }) => api('priceCart', { body: { coupon: code }, signal }),
    enabled: isAsked,
    staleTime: 0,
    meta: { isPrivate: true },
  })
  const priced = isAsked && !error ? data : undefined
  const ask = (wanted: string) => {
    const typed = wanted.replaceAll(/\s/g, '').toUpperCase()
    setCode(typed)
    if (typed) couponDraft.write({ code: typed })
    else couponDraft.clear()
    // The same code may apply now, though it was refused before.
    void queryClient.invalidateQueries({ queryKey: queryKeys.cartPrice() })
  }
  return {
    code,
    /** Whether the shop has said that the code applies. */
    isApplied: priced !== undefined,
    isAsking: isAsked && isFetching && data === undefined,
    refusal: isAsked && error ? sentenceFor(error, 'The coupon could not be checked. Please try again.') : undefined,
    ask,
    amounts: priced ? pricedAmounts(priced) : plainAmounts(cart),
  }
}

const pricedAmounts = (price: {
  itemsPrice: number
  shippingPrice: number
  discount: number
  totalPrice: number
  coupon?: string | undefined
}): CheckoutAmounts => ({
  items: price.itemsPrice,
  shipping: price.shippingPrice,
  discount: price.discount,
  total: price.totalPrice,
  coupon: price.coupon,
})

function plainAmounts(cart: Cart | null | undefined): CheckoutAmounts {
  const [items, shipping] = [cart?.itemsPrice ?? 0, cart?.shippingPrice ?? 0]
  return { items, shipping, discount: 0, total: cart ? grandTotal(cart) : 0, coupon: undefined }
}

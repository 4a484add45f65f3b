import { useQuery } from '@tanstack/react-query'
import type { CouponedPrice } from '@teeshala/contract/coupons/couponed-price'
import { useState } from 'react'
import * as texts from '../../texts/shared/coupons.ts'
import { sentenceFor } from '../api/api-failure.ts'
import { invalidate } from '../api/queries/query-client.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { formDraft } from '../session/kept/form-draft.ts'

/** The code entered on any ordering page, as long as the tab lives. */
export const couponDraft = formDraft<{ code: string }>('coupon-code')

export type CouponCheck = ReturnType<typeof useCouponCheck>

/**
 * The coupon of an order, priced again by the server whenever `goods` changes; undefined goods are not priced. It survives a reload, but not
 * the tab.
 */
export function useCouponCheck(
  goods: readonly unknown[] | undefined,
  price: (coupon: string, signal: AbortSignal) => Promise<CouponedPrice>,
) {
  const [code, setCode] = useState(() => couponDraft.read()?.code ?? '')
  const isAsked = goods !== undefined && code !== ''
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeys.couponedPrice(...(goods ?? []), code),
    queryFn: ({ signal }) => price(code, signal),
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
    void invalidate(queryKeys.couponedPrice())
  }
  return {
    code,
    /** The amounts with the coupon, once the server has accepted the code. */
    price: priced,
    isAsking: isAsked && isFetching && data === undefined,
    refusal: isAsked && error ? sentenceFor(error, texts.theCouponCouldNotBeChecked) : undefined,
    ask,
  }
}

import { useQuery } from '@tanstack/react-query'
import { priceListOf } from '@teeshala/contract/printing/price-list'
import { useMemo } from 'react'
import { pricingQuery } from './pricing-query.ts'
import { tradeRulesQuery } from './trade-rules-query.ts'

/** Somebody who builds an order may have left the tab for an hour: prices are asked for again whenever they come back. */
const onReturn = { refetchOnWindowFocus: 'always' } as const

/** The price list of printing and what goes together, as they are now; `refresh` asks the shop again, before an order is sent. */
export function usePriceList() {
  const pricing = useQuery({ ...pricingQuery, ...onReturn })
  const rules = useQuery({ ...tradeRulesQuery, ...onReturn })
  const list = useMemo(() => pricing.data && priceListOf(pricing.data), [pricing.data])
  return {
    list,
    rules: rules.data,
    isPending: pricing.isFetching && !list,
    error: pricing.error ?? rules.error,
    refresh: async () => {
      const [prices, trade] = await Promise.all([pricing.refetch(), rules.refetch()])
      return prices.data && trade.data && { list: priceListOf(prices.data), rules: trade.data }
    },
  }
}

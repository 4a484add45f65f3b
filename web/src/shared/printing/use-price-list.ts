import { useQuery } from '@tanstack/react-query'
import { priceListOf } from '@teeshala/contract/printing/price-list'
import { useMemo } from 'react'
import { pricingQuery } from './pricing-query.ts'
import { tradeRulesQuery } from './trade-rules-query.ts'

/** The tab may have been left for an hour: prices are reloaded on return. */
const onReturn = { refetchOnWindowFocus: 'always' } as const

/** The present print price list and rules; `refresh` reloads them before an order is sent. */
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

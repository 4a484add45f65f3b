import { queryClient } from '../../shared/api/queries/query-client.ts'
import { pricingQuery } from '../../shared/printing/pricing-query.ts'
import { tradeRulesQuery } from '../../shared/printing/trade-rules-query.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'

/** Starts the requests of the printing page. */
export async function loadPrinting(): Promise<void> {
  void queryClient.prefetchQuery(pricingQuery)
  void queryClient.prefetchQuery(tradeRulesQuery)
  void queryClient.prefetchQuery(settingsQuery)
}

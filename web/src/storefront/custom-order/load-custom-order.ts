import { singleOrderProduct } from '@teeshala/contract/catalogue/single-order-product'
import { queryClient } from '../../shared/api/queries/query-client.ts'
import { productColorsQuery, productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { paymentMethodsQuery } from '../../shared/payments/payment-methods-query.ts'
import type { LoadArgs } from '../../shared/routing/load-args.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'

/** Starts the requests of a product's custom order page. */
export async function loadCustomOrder(productId: string): Promise<void> {
  void queryClient.prefetchQuery(productQuery(productId))
  void queryClient.prefetchQuery(productColorsQuery)
  void queryClient.prefetchQuery(settingsQuery)
  void queryClient.prefetchQuery(paymentMethodsQuery)
}

/** Loads the garment in the URL before its page is shown, so that no other one appears first. */
export async function loadSingleOrder({ request }: LoadArgs): Promise<void> {
  const asked = new URL(request.url).searchParams.get('product')
  await loadCustomOrder(asked ?? singleOrderProduct)
  if (asked) await queryClient.prefetchQuery(productQuery(asked))
}

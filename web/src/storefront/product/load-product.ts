import { queryClient } from '../../shared/api/queries/query-client.ts'
import { productColorsQuery, productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import type { LoadArgs } from '../../shared/routing/load-args.ts'

export async function loadProduct({ params }: LoadArgs): Promise<void> {
  void queryClient.prefetchQuery(productQuery(params.id ?? ''))
  void queryClient.prefetchQuery(productColorsQuery)
}

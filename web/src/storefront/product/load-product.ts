import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../shared/api/query-client.ts'
import { productColorsQuery, productQuery } from '../../shared/catalogue/catalogue-queries.ts'

export async function loadProduct({ params }: LoaderFunctionArgs): Promise<void> {
  void queryClient.prefetchQuery(productQuery(params.id ?? ''))
  void queryClient.prefetchQuery(productColorsQuery)
}

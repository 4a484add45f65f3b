import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../shared/api/query-client.ts'
import { productsQuery, productTypesQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { listingOf } from './listing-address.ts'

/** Sends for the first page of the listing; the page shows its skeleton meanwhile, so nothing waits here. */
export async function loadListing({ request }: LoaderFunctionArgs): Promise<void> {
  void queryClient.prefetchInfiniteQuery(productsQuery(listingOf(new URL(request.url).searchParams)))
  void queryClient.prefetchQuery(productTypesQuery)
}

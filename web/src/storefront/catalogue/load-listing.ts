import { queryClient } from '../../shared/api/queries/query-client.ts'
import { type Listing, productsQuery, productTypesQuery } from '../../shared/catalogue/catalogue-queries.ts'
import type { LoadArgs } from '../../shared/routing/load-args.ts'
import { listingOf } from './listing-address.ts'

/** Starts loading the listing's first page; the page shows its skeleton meanwhile. */
export async function loadListing({ request }: LoadArgs, of: Listing = {}): Promise<void> {
  const listing = listingOf(new URL(request.url).searchParams, of)
  void queryClient.prefetchInfiniteQuery(productsQuery(listing))
  void queryClient.prefetchQuery(productTypesQuery)
}

import type { InfiniteData } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import type { Page } from '../../../shared/api/request.ts'

/** Shows a changed product in the lists and the shop. Its row stays even if it no longer matches the filter: it must not vanish while in use. */
export const replaceListed = (product: Product) =>
  change(product._id, (items) => items.map((each) => (each._id === product._id ? product : each)))

/** Removes a deleted product from the lists and the shop. */
export const removeListed = (id: string) => change(id, (items) => items.filter((each) => each._id !== id))

/** Reloads the lists. */
export const reloadListed = () => invalidate(queryKeys.adminProducts())

function change(id: string, of: (items: Product[]) => Product[]): void {
  queryClient.setQueriesData<InfiniteData<Page<Product>>>(
    { queryKey: queryKeys.adminProducts() },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: of(page.items) })) },
  )
  void invalidate(queryKeys.products(), queryKeys.product(id))
}

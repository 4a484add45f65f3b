import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import type { Page } from '../../../shared/api/request.ts'

type Pages = InfiniteData<Page<Product>>

/** Updates the visible lists after a change, and reloads what visitors see. */
export function useListedProducts() {
  const queryClient = useQueryClient()
  const change = (of: (items: Product[]) => Product[]) =>
    queryClient.setQueriesData<Pages>(
      { queryKey: queryKeys.adminProducts() },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: of(page.items) })) },
    )
  const refreshShop = (id: string) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.products() }),
      queryClient.invalidateQueries({ queryKey: queryKeys.product(id) }),
    ])
  return {
    /** The row stays even if it no longer matches the filter: it must not vanish while in use. */
    replace: (product: Product) => {
      change((items) => items.map((each) => (each._id === product._id ? product : each)))
      void refreshShop(product._id)
    },
    remove: (id: string) => {
      change((items) => items.filter((each) => each._id !== id))
      void refreshShop(id)
    },
    reload: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminProducts() }),
  }
}

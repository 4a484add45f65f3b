import type { Deps } from '../ports/deps.ts'
import { builtSearch } from './built-search.ts'
import type { ProductSearch } from './product-search.ts'

/** Returns an instance's search, within the promised maximum age. */
export async function freshSearch(deps: Deps): Promise<ProductSearch> {
  const search = await builtSearch(deps)
  await search.refresh(deps.searchStaleMs)
  return search
}

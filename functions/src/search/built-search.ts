import { searchShape } from '@teeshala/contract/search/search-entry'
import type { Firestore } from 'firebase-admin/firestore'
import { searchBuildsIn } from '../firestore/collections.ts'
import type { Deps } from '../ports/deps.ts'
import { type ProductSearch, productSearch } from './product-search.ts'
import { rebuildSearch } from './rebuild-search.ts'

const builds = new WeakMap<Firestore, Promise<void>>()

/**
 * Returns an instance's search over entries in this version's format: if entries are missing or in another format,
 * for example after a deployment, all are rebuilt first. After a failure the next search tries again.
 */
export async function builtSearch(deps: Deps): Promise<ProductSearch> {
  const { db } = deps
  const known = builds.get(db)
  const build = known ?? buildWhereOutdated(deps)
  if (!known) {
    builds.set(db, build)
    build.catch(() => builds.delete(db))
  }
  await build
  return productSearch(db)
}

async function buildWhereOutdated(deps: Deps): Promise<void> {
  const last = await searchBuildsIn(deps.db).doc('products').get()
  if (last.data()?.shape === searchShape) return
  deps.log.info(await rebuildSearch(deps), 'search built for this version')
}

import { productSearchText, searchKeys } from '@teeshala/contract/catalogue/listing/search'
import { productsIn, productTypesIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import type { Deps } from '../../ports/deps.ts'
import { keepInSearch } from '../../search/search-shards.ts'

/** Small enough for one commit: a product's search keys alone are some ten kilobytes. */
const batchSize = 100

/**
 * Writes the new name of a type into its products, one batch per transaction, until all have it. Can be repeated at any time, and
 * stops if the type was renamed again meanwhile, because that call does the rest.
 */
export async function renameTypeInProducts(typeId: string, type: string, deps: Deps): Promise<void> {
  const { db } = deps
  const outdated = productsIn(db).where('typeId', '==', typeId).where('type', '!=', type).limit(batchSize)
  for (let isDone = false; !isDone; ) {
    isDone = await transact(deps, async (transaction) => {
      const current = await transaction.get(productTypesIn(db).doc(typeId))
      if (current.data()?.type !== type) return true
      const { docs } = await transaction.get(outdated)
      for (const document of docs) {
        const keys = searchKeys(productSearchText({ ...document.data(), type }))
        transaction.update(document.ref, { type, searchKeys: keys, updatedAt: deps.now() })
        keepInSearch(transaction, document.id, { ...document.data(), type })
      }
      return docs.length < batchSize
    })
  }
}

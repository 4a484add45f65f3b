import { searchEntryOf, searchShape } from '@teeshala/contract/search/search-entry'
import { productsIn, searchBuildsIn, searchShardsIn } from '../firestore/collections.ts'
import { documentId } from '../firestore/field-values.ts'
import { fittingDocument } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import { keepInSearch } from './search-shards.ts'

const batchSize = 100

/**
 * Rebuilds the search entries of every product: after a change of their format, and after writes that bypassed the API. Each batch is read in the
 * transaction that writes it, so that concurrent changes are not lost.
 */
export async function rebuildSearch(deps: Deps): Promise<{ kept: number; dropped: number }> {
  const { db, log, now } = deps
  const shown = new Set<string>()
  // It is found by nobody until it can be read again.
  const unfit = (error: Error) =>
    log.error({ err: describe(error) }, 'a product cannot be read and is not searched for')
  const inOrder = productsIn(db).orderBy(documentId()).limit(batchSize)
  for (let last: string | undefined = ''; last !== undefined; ) {
    const after = last === '' ? inOrder : inOrder.startAfter(last)
    const ids: string[] = await transact(deps, async (transaction) => {
      const { docs } = await transaction.get(after)
      for (const document of docs) {
        const product = fittingDocument(document, unfit)
        keepInSearch(transaction, document.id, product)
        if (product && searchEntryOf(product)) shown.add(document.id)
      }
      return docs.map(({ id }) => id)
    })
    last = ids.length < batchSize ? undefined : ids.at(-1)
  }
  const shards = await searchShardsIn(db).get()
  const known = shards.docs.flatMap((shard) => Object.keys(shard.data().entries ?? {}))
  const strange = known.filter((id) => !shown.has(id))
  for (const id of strange)
    await transact(deps, async (transaction) =>
      keepInSearch(transaction, id, fittingDocument(await transaction.get(productsIn(db).doc(id)), unfit)),
    )
  await searchBuildsIn(db).doc('products').set({ shape: searchShape, builtAt: now() })
  return { kept: shown.size, dropped: strange.length }
}

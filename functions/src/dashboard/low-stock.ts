import type { Firestore } from 'firebase-admin/firestore'
import { productsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { countSome } from './count-some.ts'

const shown = 5

/** Returns how many visible products are low on stock, and those with the least. */
export async function lowStock(db: Firestore) {
  const { lowStockThreshold: upTo } = await currentSettings(db)
  const low = productsIn(db).where('isHidden', '==', false).where('stock', '<=', upTo)
  const [count, { docs }] = await Promise.all([countSome(low), low.orderBy('stock').limit(shown).get()])
  const lowest = docs.map((document) => {
    const { _id, name, images, stock } = documentOf(document)
    return { _id, name, image: images[0] ?? '', stock }
  })
  return { upTo, ...count, lowest }
}

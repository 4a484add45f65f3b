import { maxCountedEach } from '@teeshala/contract/paging/paging'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { productColorsIn, productTypesIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { productColorAnswer } from './list-product-colors.ts'
import { productTypeAnswer } from './list-product-types.ts'
import { productsOfColor, productsOfType } from './products-using.ts'

/** Returns a page of the product types by name, each with the number of products, up to `maxCountedEach`. */
export const listTypesInUse: Handler<'listTypesInUse'> = async ({ query }, { db }) => {
  const { items, headers } = await readPage(productTypesIn(db), { field: 'type', direction: 'asc' }, query)
  return ok(await counted(items, productTypeAnswer, productsOfType, db), headers)
}

/** Returns a page of the colours by name, each with the number of products, up to `maxCountedEach`. */
export const listColorsInUse: Handler<'listColorsInUse'> = async ({ query }, { db }) => {
  const { items, headers } = await readPage(productColorsIn(db), { field: 'name', direction: 'asc' }, query)
  return ok(await counted(items, productColorAnswer, productsOfColor, db), headers)
}

function counted<Stored, Answer extends object>(
  entries: readonly WithId<Stored>[],
  answer: (entry: WithId<Stored>) => Answer,
  productsWith: (id: string, db: Firestore) => Query,
  db: Firestore,
): Promise<(Answer & { products: number })[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const { count } = (await productsWith(entry._id, db).limit(maxCountedEach).count().get()).data()
      return { ...answer(entry), products: count }
    }),
  )
}

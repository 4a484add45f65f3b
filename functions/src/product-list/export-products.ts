import { columnNames, sheetRow } from '@teeshala/contract/catalogue/spreadsheet/product-sheet'
import { maxColors } from '../catalogue/options/list-product-colors.ts'
import { productAnswer } from '../catalogue/product-answer.ts'
import { productColorsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { StreamingHandler } from '../http/handler.ts'
import { streamCsv } from '../http/stream-csv.ts'
import { productsMatching } from './list-admin-products.ts'

const pageSize = 200

/** Exports the products that match search and filter as CSV for re-import. */
export const exportProducts: StreamingHandler<'exportProducts'> = async (call, deps) => {
  const matching = await productsMatching(call.query, deps)
  const read = async (cursor?: string) => {
    if (!matching) return { items: [], headers: {} }
    const { items, headers } = await readPage(matching.filtered, matching.order, { limit: pageSize, cursor })
    return { items: items.filter(matching.isWanted), headers }
  }
  const [{ docs }, first] = await Promise.all([productColorsIn(deps.db).limit(maxColors).get(), read()])
  const colors = docs.map((document) => documentOf(document))
  return streamCsv(call, {
    fileName: 'products.csv',
    columns: columnNames,
    cellsOf: (product) => sheetRow(productAnswer(product), colors),
    first,
    read,
  })
}

import { pipeline } from 'node:stream/promises'
import { columnNames, sheetRow } from '@teeshala/contract/catalogue/spreadsheet/product-sheet'
import { byteOrderMark, csvLine } from '@teeshala/contract/csv-text'
import { nextCursorHeader } from '@teeshala/contract/paging-headers'
import { maxColors } from '../catalogue/list-product-colors.ts'
import { productAnswer } from '../catalogue/product-answer.ts'
import { productColorsIn, productsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

const pageSize = 200
const newestFirst = { field: 'createdAt', direction: 'desc' } as const

/**
 * All products as CSV that the import takes back, written page by page as fast as the reader takes it. When the database fails midway
 * the connection breaks off: a file that ends early must not look whole.
 */
export async function exportProducts(
  { response, log }: Call<'exportProducts'>,
  { db }: Deps,
): Promise<typeof streamed> {
  const read = (cursor?: string) => readPage(productsIn(db), newestFirst, { limit: pageSize, cursor })
  const [{ docs }, first] = await Promise.all([productColorsIn(db).limit(maxColors).get(), read()])
  const colors = docs.map((document) => documentOf(document))
  response.type('text/csv').attachment('products.csv')
  async function* lines() {
    yield byteOrderMark + csvLine(columnNames)
    for (let page = first; ; ) {
      yield page.items.map((product) => csvLine(sheetRow(productAnswer(product), colors))).join('')
      const cursor = page.headers[nextCursorHeader]
      if (cursor === undefined) return
      page = await read(cursor)
    }
  }
  try {
    await pipeline(lines(), response)
  } catch (error) {
    log.warn({ err: { name: (error as Error).name } }, 'an export broke off')
  }
  return streamed
}

import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import type { Response } from 'express'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'
import { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { drawSheet } from './draw-sheet.ts'
import { type Sheet, sheetOfBulkOrder, sheetOfOrder } from './sheet-page.ts'

/** The print sheet of a bulk order, as a PDF to save. */
export async function downloadBulkPrintSheet(
  { params, response }: Call<'downloadBulkPrintSheet'>,
  deps: Deps,
): Promise<typeof streamed> {
  const order = keptOrUndefined<StoredBulkOrder>(await deps.db.doc(`bulkOrders/${params.id}`).get())
  if (!order) throw orderNotFound()
  return send(sheetOfBulkOrder(order), response, deps)
}

/** The print sheet of a single order or a checkout, as a PDF to save. */
export async function downloadPrintSheet(
  { params, response }: Call<'downloadPrintSheet'>,
  deps: Deps,
): Promise<typeof streamed> {
  const { db } = deps
  const order = keptOrUndefined<StoredOrder>(await db.doc(`orders/${params.id}`).get())
  if (!order) throw orderNotFound()
  const ids = [...new Set(order.orderItems.flatMap(({ placement, product }) => (placement ? [product] : [])))]
  const snapshots = ids.length === 0 ? [] : await db.getAll(...ids.map((id) => db.doc(`products/${id}`)))
  const products = snapshots.map((snapshot) => keptOrUndefined<StoredProduct>(snapshot))
  const byId = new Map(products.flatMap((product) => (product ? [[product._id, product] as const] : [])))
  return send(sheetOfOrder(order, byId), response, deps)
}

async function send(sheet: Sheet, response: Response, deps: Deps): Promise<typeof streamed> {
  response.type('application/pdf').attachment(`${sheet.orderId}-print-sheet.pdf`)
  await drawSheet(sheet, deps, response)
  return streamed
}

import { type Handler, ok } from '../http/handler.ts'
import { visibleOrder } from '../orders/find-order.ts'
import { printPictures } from './print-pictures.ts'

/** Returns the list of print pictures of an order, to those who may read it. */
export const listPrintPictures: Handler<'listPrintPictures'> = async (call, deps) => {
  const order = await visibleOrder(call, deps.db)
  const { hash, pictures } = printPictures(order, deps)
  return ok({ hash, pictures: pictures.map(({ placement, color, view }) => ({ placement, color, view })) })
}

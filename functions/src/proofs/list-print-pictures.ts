import { type Handler, ok } from '../http/handler.ts'
import { findOrder } from '../orders/find-order.ts'
import { maySeeOrder } from '../orders/may-see-order.ts'
import { printPictures } from './print-pictures.ts'

/** Returns the list of print pictures of an order, to those who may read it. */
export const listPrintPictures: Handler<'listPrintPictures'> = async ({ caller, params, secret }, deps) => {
  const order = await findOrder(params.id, (found) => maySeeOrder(found, caller, secret), deps.db)
  const { hash, pictures } = printPictures(order, deps)
  return ok({ hash, pictures: pictures.map(({ placement, color, view }) => ({ placement, color, view })) })
}

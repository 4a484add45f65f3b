import { AppError } from '../errors/app-error.ts'
import type { StreamingHandler } from '../http/handler.ts'
import { visibleOrder } from '../orders/find-order.ts'
import { printPictures } from './print-pictures.ts'
import { sendPicture } from './send-picture.ts'

/** Sends a print picture to those who may read the order; 404 if the design has changed since. */
export const readPrintPicture: StreamingHandler<'readPrintPicture'> = async (call, deps) => {
  const { params, response } = call
  const order = await visibleOrder(call, deps.db)
  const { hash, pictures } = printPictures(order, deps)
  const picture = hash === params.hash ? pictures[params.picture] : undefined
  if (!picture) throw new AppError('NOT_FOUND', 'There is no such picture.')
  return sendPicture(await picture.read(), response)
}

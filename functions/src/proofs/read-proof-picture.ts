import { AppError } from '../errors/app-error.ts'
import type { StreamingHandler } from '../http/handler.ts'
import { visibleOrder } from '../orders/find-order.ts'
import { sendPicture } from './send-picture.ts'

/** Sends a proof picture to those who may read its order. */
export const readProofPicture: StreamingHandler<'readProofPicture'> = async (call, { db, files }) => {
  const { params, response } = call
  const order = await visibleOrder(call, db)
  const version = order.proof?.versions.find(({ number }) => number === params.number)
  const path = version?.pictures[params.picture]?.path
  if (!path || !(await files.describe(path))) throw new AppError('NOT_FOUND', 'There is no such picture.')
  return sendPicture(await files.whole(path), response)
}

import { AppError } from '../errors/app-error.ts'
import type { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { findOrder } from '../orders/find-order.ts'
import { maySeeOrder } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'
import { sendPicture } from './send-picture.ts'

/** Sends a proof picture to those who may read its order. */
export async function readProofPicture(
  { caller, params, secret, response }: Call<'readProofPicture'>,
  { db, files }: Deps,
): Promise<typeof streamed> {
  const order = await findOrder(params.id, (found) => maySeeOrder(found, caller, secret), db)
  const version = order.proof?.versions.find(({ number }) => number === params.number)
  const path = version?.pictures[params.picture]?.path
  if (!path || !(await files.describe(path))) throw new AppError('NOT_FOUND', 'There is no such picture.')
  return sendPicture(await files.whole(path), response)
}

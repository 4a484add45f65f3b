import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { AppError } from '../errors/app-error.ts'
import { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { findOrder } from '../orders/find-order.ts'
import { maySeeOrder } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'

/** A version never changes, so a browser need not ask again for an hour. */
const browserSeconds = 3600

/** Sends a picture of a proof to those who may read its order. */
export async function readProofPicture(
  { caller, params, secret, response }: Call<'readProofPicture'>,
  { db, files }: Deps,
): Promise<typeof streamed> {
  const order = await findOrder(params.id, (found) => maySeeOrder(found, caller, secret), db)
  const version = order.proof?.versions.find(({ number }) => number === params.number)
  const path = version?.pictures[params.picture]?.path
  if (!path || !(await files.describe(path))) throw new AppError('NOT_FOUND', 'There is no such picture.')
  // The next one at the same browser may be somebody else.
  response.vary(`Authorization, ${linkSecretHeader}`)
  response.set({ 'Cache-Control': `private, max-age=${browserSeconds}` })
  response.type('image/webp').send(Buffer.from(await files.whole(path)))
  return streamed
}

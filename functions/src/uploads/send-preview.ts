import type { Request, Response } from 'express'
import { AppError } from '../errors/app-error.ts'
import { streamed } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'

/** A preview never changes, but which design has a number does when the design is edited: browsers ask each time. */
const caching = 'private, no-cache'

type Exchange = { readonly request: Request; readonly response: Response }

/** Sends a design's preview to those who may see it; NOT_FOUND if there is none yet. */
export async function sendPreview(
  path: string | undefined,
  { request, response }: Exchange,
  { files }: Pick<Deps, 'files'>,
): Promise<typeof streamed> {
  const file = path && (await files.describe(path))
  if (!file) throw new AppError('NOT_FOUND', 'There is no picture of this design yet.')
  response.set({ 'Cache-Control': caching, ETag: `"${file.generation}"` })
  if (request.fresh) response.status(304).end()
  else response.type('image/webp').send(Buffer.from(await files.whole(path)))
  return streamed
}

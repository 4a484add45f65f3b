import { type UploadPlace, uploadLimits } from '@teeshala/contract/uploads/design-limits'
import pLimit from 'p-limit'
import * as texts from '../../texts/shared/design/designs.ts'
import { failedWith, sentenceFor, sessionEnded } from '../api/api-failure.ts'
import { useSession } from '../session/session-store.ts'
import { checkDesignFile } from './pictures/check-design-file.ts'
import { readPicture } from './pictures/read-picture.ts'
import { isOwn, takeOver } from './take-over.ts'
import {
  addUpload,
  changeUpload,
  dropUpload,
  isLost,
  type Upload,
  uploadOf,
  useUploads,
  whileReading,
} from './uploads-store.ts'

const designFailed = texts.yourDesignCouldNotBeUploaded

const documentFailed = texts.yourDocumentCouldNotBeUploaded

/** Returns the message for a failed upload, shown beside 'Try Again'. */
export const failedWords = (upload: Upload): string =>
  isLost(upload) ? texts.didNotUpload(upload.picture.name) : upload.page === 'print' ? documentFailed : designFailed

/** How many uploads run at a time: on a slow connection, thirty would all take too long. */
const atOnce = pLimit(4)

const running = new Map<string, AbortController>()

type Taken = { readonly id: string } | { readonly refusal: string }

/** Accepts a file for a page and starts uploading it. Returns the upload's id, or an error message. */
export const takeDesign = (chosen: File, page: UploadPlace): Promise<Taken> =>
  whileReading(() => lookAndSend(chosen, page))

async function lookAndSend(chosen: File, page: UploadPlace): Promise<Taken> {
  try {
    return await readAndSend(chosen, page)
  } catch {
    // It was moved or deleted after it was chosen, or its disk is gone.
    return { refusal: texts.fileCannotBeRead(chosen.name) }
  }
}

async function readAndSend(chosen: File, page: UploadPlace): Promise<Taken> {
  const fitted = await fittedPhoto(chosen, page)
  const checked = await checkDesignFile(fitted, page)
  if (checked.refusal !== undefined) return { refusal: checked.refusal }
  const { file } = checked
  const picture = await readPicture(file)
  if (!picture) return { refusal: checked.unreadable }
  const id = crypto.randomUUID()
  addUpload({
    id,
    page,
    file,
    picture,
    state: 'sending',
    share: 0,
    ...(fitted !== chosen && { fromBytes: chosen.size }),
  })
  void send(id)
  return { id }
}

const canBeSmaller = ['image/jpeg', 'image/png', 'image/webp']

/** Shrinks a picture above a page's limit, unless it is printed as it is. */
async function fittedPhoto(file: File, page: UploadPlace): Promise<File> {
  const { maxBytes, types } = uploadLimits[page]
  const canFit = canBeSmaller.includes(file.type) && types.includes(file.type) && page !== 'print'
  if (!canFit || file.size <= maxBytes) return file
  const { fitPhoto } = await import('./pictures/fit-photo.ts')
  return fitPhoto(file, maxBytes)
}

/** Uploads a design again. */
export function retryUpload(id: string): void {
  void send(id)
}

/** Stops an upload if it is running, and forgets it. The shop cleans up stored files later. */
export function removeUpload(id: string): void {
  running.get(id)?.abort()
  const upload = uploadOf(id)
  if (upload?.picture.url.startsWith('blob:')) URL.revokeObjectURL(upload.picture.url)
  dropUpload(id)
}

/** A design of an order was not uploaded; the message tells the customer. */
export class UploadMissing extends Error {}

/**
 * Returns the paths of these uploads once all are complete, uploading again those that failed or belong to the previous
 * user. Throws `UploadMissing` if one is lost.
 */
export async function settleUploads(ids: readonly string[]): Promise<Map<string, string>> {
  const paths = await Promise.all(ids.map(async (id): Promise<[string, string]> => [id, await pathOf(id)]))
  return new Map(paths)
}

async function pathOf(id: string): Promise<string> {
  const begun = uploadOf(id)
  const upload = begun?.state === 'sending' ? await arrivalOf(id) : begun
  if (upload?.state === 'sent' && upload.stored) {
    if (isOwn(upload)) return upload.stored.path
    const taken = await takeOver(upload).catch((failure: unknown) => {
      if (failedWith(failure, 'NOT_FOUND', 'INVALID_INPUT')) return undefined
      // It still exists, and may be available the next time.
      throw new UploadMissing(sentenceFor(failure, designFailed))
    })
    if (taken) return taken
    // It is in an account whose owner has to sign in again.
    if (!upload.file && useSession.getState().currentUser === null) throw new UploadMissing(sessionEnded)
  }
  const hasJustFailed = begun?.state === 'sending' && upload?.state === 'failed'
  const path = hasJustFailed ? undefined : await send(id)
  if (!path) throw new UploadMissing(upload ? failedWords({ ...upload, state: 'failed' }) : designFailed)
  return path
}

/** Resolves with the upload once it is no longer running. */
function arrivalOf(id: string): Promise<Upload | undefined> {
  return new Promise((resolve) => {
    const stop = useUploads.subscribe(({ uploads }) => {
      const upload = uploads[id]
      if (upload?.state === 'sending') return
      stop()
      resolve(upload)
    })
  })
}

const sender = () => useSession.getState().currentUser?._id

async function send(id: string): Promise<string | undefined> {
  const upload = uploadOf(id)
  if (!upload?.file) {
    changeUpload(id, { state: 'failed' })
    return undefined
  }
  running.get(id)?.abort()
  const controller = new AbortController()
  const from = sender()
  running.set(id, controller)
  changeUpload(id, { state: 'sending', share: 0 })
  try {
    const { uploadDesign } = await import('./upload-design.ts')
    const { file, page } = upload
    const { signal } = controller
    const stored = await atOnce(() => {
      signal.throwIfAborted()
      return uploadDesign(file, page, { signal, onProgress: (share) => changeUpload(id, { share }) })
    })
    changeUpload(id, { state: 'sent', share: 1, stored })
    return stored.path
  } catch {
    if (controller.signal.aborted) return undefined
    // After a sign-in the server refuses uploads started as a guest.
    if (sender() !== from) return send(id)
    changeUpload(id, { state: 'failed' })
    return undefined
  } finally {
    if (running.get(id) === controller) running.delete(id)
  }
}

import { type UploadPlace, uploadLimits } from '@teeshala/contract/uploads/design-limits'
import pLimit from 'p-limit'
import * as texts from '../../texts/shared/designs.ts'
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

/** Said of an upload that did not arrive, beside its 'Try Again'. */
export const failedWords = (upload: Upload): string =>
  isLost(upload) ? texts.didNotUpload(upload.picture.name) : upload.page === 'print' ? documentFailed : designFailed

/** How many uploads run at the same time: on a slow line, thirty would all take too long. */
const atOnce = pLimit(4)

const running = new Map<string, AbortController>()

type Taken = { readonly id: string } | { readonly refusal: string }

/** Takes a file for a page and starts to send it. Returns the upload's id, or the sentence with which it is refused. */
export const takeDesign = (chosen: File, page: UploadPlace): Promise<Taken> =>
  whileReading(() => lookAndSend(chosen, page))

async function lookAndSend(chosen: File, page: UploadPlace): Promise<Taken> {
  try {
    return await readAndSend(chosen, page)
  } catch {
    // It was moved or deleted since it was chosen, or its disk is gone.
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

/** A picture above a page's limit is made smaller, but for one that is printed as it comes. */
async function fittedPhoto(file: File, page: UploadPlace): Promise<File> {
  const { maxBytes, types } = uploadLimits[page]
  const canFit = canBeSmaller.includes(file.type) && types.includes(file.type) && page !== 'print'
  if (!canFit || file.size <= maxBytes) return file
  const { fitPhoto } = await import('./pictures/fit-photo.ts')
  return fitPhoto(file, maxBytes)
}

/** Sends a design once more. */
export function retryUpload(id: string): void {
  void send(id)
}

/** Stops an upload, if it still runs, and forgets it. What had arrived is cleared away by the shop after a while. */
export function removeUpload(id: string): void {
  running.get(id)?.abort()
  const upload = uploadOf(id)
  if (upload?.picture.url.startsWith('blob:')) URL.revokeObjectURL(upload.picture.url)
  dropUpload(id)
}

/** A design that an order names has not arrived; the message says so to the customer. */
export class UploadMissing extends Error {}

/**
 * The paths of these uploads once all have arrived, sent again where they failed or belong to who was here before signing
 * in or out. Throws `UploadMissing` where one cannot be had.
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
      // It is still there, and can be had the next time.
      throw new UploadMissing(sentenceFor(failure, designFailed))
    })
    if (taken) return taken
    // It is there, in the account of somebody who has to sign in for it again.
    if (!upload.file && useSession.getState().currentUser === null) throw new UploadMissing(sessionEnded)
  }
  const hasJustFailed = begun?.state === 'sending' && upload?.state === 'failed'
  const path = hasJustFailed ? undefined : await send(id)
  if (!path) throw new UploadMissing(upload ? failedWords({ ...upload, state: 'failed' }) : designFailed)
  return path
}

/** The upload once it is on its way no more. */
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
    // Who signs in meanwhile is refused what they began as a guest.
    if (sender() !== from) return send(id)
    changeUpload(id, { state: 'failed' })
    return undefined
  } finally {
    if (running.get(id) === controller) running.delete(id)
  }
}

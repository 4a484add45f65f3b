import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import pLimit from 'p-limit'
import { AppError, fieldError } from '../errors/app-error.ts'
import { type Caller, uploaderOf } from '../http/caller/caller.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { acceptUpload } from '../uploads/accept-upload.ts'
import { stillChecking } from '../uploads/still-checking.ts'
import { documentsOf } from './documents-of.ts'
import { isDocument, readDocument } from './read-document.ts'

/** After this time the trigger has read a file, or was never notified of it. */
export const readDeadlineMs = 120_000

/** Reading one document needs the memory of many calls. */
const oneAtATime = pLimit(1)
const underWay = new Map<string, Promise<void>>()

/**
 * Returns the facts of a document that the caller uploaded; staff may ask about any. UNAVAILABLE with `Retry-After` until it has been read;
 * INVALID_INPUT says why it cannot be printed.
 */
export const readPrintDocument: Handler<'readPrintDocument'> = async ({ caller, query: { path } }, deps) => {
  const owner = ownerFor(caller, path)
  if (owner === undefined || !isDesignPathOf(owner, path)) throw notThere()
  const known = async () => (await documentsOf([path], { owner }, deps)).get(path)
  let document = await known()
  if (document?.isUnread) {
    await readUnannounced(path, deps)
    document = await known()
  }
  if (document?.facts) return ok(document.facts)
  if (document?.problem) throw fieldError('path', document.problem)
  throw stillChecking('We are still reading your document. Please wait a moment.')
}

function ownerFor(caller: Caller, path: string): string | undefined {
  return caller.kind === 'customer' && caller.isAdmin ? path.split('/')[2] : uploaderOf(caller)
}

/** Reads a document whose upload notification never came; concurrent calls share one reading. */
async function readUnannounced(path: string, deps: Deps): Promise<void> {
  const file = await deps.files.describe(path)
  if (!file || !isDocument(file)) throw notThere()
  if (deps.now().getTime() - file.createdAt.getTime() < readDeadlineMs) return
  const reading =
    underWay.get(path) ??
    oneAtATime(async () => {
      const arrival = { path, bytes: file.bytes, arrivedAt: file.createdAt }
      if (await acceptUpload(arrival, deps)) await readDocument(path, file, deps)
    }).finally(() => underWay.delete(path))
  underWay.set(path, reading)
  await reading
}

const notThere = () => new AppError('NOT_FOUND', 'There is no such document.')

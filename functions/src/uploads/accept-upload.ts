import { ownerOf } from '@teeshala/contract/uploads/stored-file'
import type { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { uploadedTooMuch, uploadQuotas } from '@teeshala/contract/uploads/upload-quota'
import { AppError } from '../errors/app-error.ts'
import { usersIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import { readAll } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { dayMs, designRecord, newUpload } from './design-records.ts'
import { recordDays, removeUpload } from './remove-design.ts'

export type Arrival = { readonly path: string; readonly bytes: number; readonly arrivedAt: Date }

/**
 * Records an uploaded file and counts it once towards its uploader's daily quota, however often it is announced. Returns false
 * if it exceeds the quota: it is deleted, and its record says so to anyone ordering with it.
 */
export async function acceptUpload(arrival: Arrival, deps: Deps): Promise<boolean> {
  const { path, bytes, arrivedAt } = arrival
  const { db, log } = deps
  const document = designRecord(path, db)
  const record = await transact(deps, async (transaction): Promise<Pick<StoredUpload, 'isOverQuota'>> => {
    const [known] = await readAll(transaction, document)
    if (known) return known
    const [user] = await readAll(transaction, usersIn(db).doc(ownerOf(path)))
    const limits = limitsOf(ownerOf(path), bytes, user ? 'account' : 'guest')
    const count = await enforceRateLimits(transaction, limits, deps).catch(orTooMuch)
    const upload = newUpload(path, arrivedAt)
    const accepted = count ? upload : refused(upload, deps)
    transaction.create(document, accepted)
    count?.()
    return accepted
  })
  if (!record.isOverQuota) return true
  await removeUpload(path, deps)
  log.warn({ bytes }, 'an upload beyond the quota was removed')
  return false
}

function limitsOf(uid: string, weight: number, who: keyof typeof uploadQuotas): RateLimit[] {
  const { files, bytes } = uploadQuotas[who]
  const limit = { windowMs: dayMs, refusal: uploadedTooMuch }
  return [
    { ...limit, name: `files uploaded by ${uid}`, most: files },
    { ...limit, name: `bytes uploaded by ${uid}`, most: bytes, weight },
  ]
}

function orTooMuch(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error
}

function refused(upload: StoredUpload, { now }: Pick<Deps, 'now'>): StoredUpload {
  const expiresAt = new Date(now().getTime() + recordDays * dayMs)
  return { ...upload, removeAfter: null, isDeleted: true, isOverQuota: true, expiresAt }
}

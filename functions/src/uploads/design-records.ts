import { ownerOf } from '@teeshala/contract/uploads/stored-file'
import { type StoredUpload, unusedDesignDays } from '@teeshala/contract/uploads/stored-upload'
import { uploadedTooMuch } from '@teeshala/contract/uploads/upload-quota'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { sha256 } from '../crypto/sha256.ts'
import { fieldError } from '../errors/app-error.ts'
import { documentExists, forgive } from '../errors/error-code.ts'
import { designsIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'

export const dayMs = 86_400_000

/** Returns the record of an uploaded design. */
export function designRecord(path: string, db: Firestore) {
  return designsIn(db).doc(sha256(path))
}

/** Records an upload on arrival, so that it can be found if nobody orders it. An order may already have recorded it. */
export async function recordUpload(path: string, uploadedAt: Date, { db }: Pick<Deps, 'db'>): Promise<void> {
  await designRecord(path, db).create(newUpload(path, uploadedAt)).catch(forgive(documentExists))
}

/** Returns the record of an upload that nobody has ordered yet. */
export function newUpload(path: string, uploadedAt: Date): StoredUpload {
  const removeAfter = new Date(uploadedAt.getTime() + unusedDesignDays * dayMs)
  return { path, uid: ownerOf(path), uploadedAt, removeAfter }
}

/** Stores the result of reading an upload as a design. */
export async function rememberDesign(
  path: string,
  verdict: Pick<StoredUpload, 'found' | 'problem'>,
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await designRecord(path, db).update(verdict)
}

/** Stores the result of reading a document. */
export async function rememberDocument(
  path: string,
  document: NonNullable<StoredUpload['document']>,
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await designRecord(path, db).update({ document })
}

/**
 * Reads the records of an order's designs in its transaction and returns the writes that keep the files. The
 * clean-up marks records in its own transactions, so one of the two comes first: either the order is refused because the
 * file is being deleted, or the clean-up finds it in use. INVALID_INPUT also for broken files.
 */
export async function keepDesigns(
  paths: readonly string[],
  order: { readonly _id: string; readonly userId: string | null },
  transaction: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<() => void> {
  const records = await usableRecords(paths, 'designs', transaction, db)
  return () => {
    for (const [path, record] of records) {
      const uid = ownerOf(path)
      const keptFor = record?.keptFor ?? []
      const ordered: StoredUpload = {
        path,
        uid,
        uploadedAt: now(),
        ...record,
        ...(uid !== order.userId && { keptFor: [...new Set([...keptFor, order._id])] }),
        removeAfter: null,
      }
      transaction.set(designRecord(path, db), ordered)
    }
  }
}

/** Reads the records of uploads by path, in sorted order; INVALID_INPUT at this field if one may no longer be used. */
export async function usableRecords(
  paths: readonly string[],
  field: string,
  transaction: Pick<Transaction, 'getAll'>,
  db: Firestore,
): Promise<ReadonlyMap<string, StoredUpload | undefined>> {
  const unique = [...new Set(paths)].sort()
  const records = await readAll(transaction, ...unique.map((path) => designRecord(path, db)))
  for (const record of records) {
    const problem = record && designProblem(record)
    if (problem) throw fieldError(field, problem)
  }
  return new Map(unique.map((path, index) => [path, records[index]]))
}

/** Returns the findings about designs at upload time, by path. */
export async function designVerdicts(
  paths: readonly string[],
  { db }: Pick<Deps, 'db'>,
): Promise<ReadonlyMap<string, StoredUpload['found']>> {
  const records = await readAll(db, ...[...new Set(paths)].map((path) => designRecord(path, db)))
  return new Map(records.flatMap((record) => (record ? [[record.path, record.found] as const] : [])))
}

/** Returns why no order may use a design any more, according to its record. */
export function designProblem({ isDeleted, isOverQuota, problem }: StoredUpload): string | undefined {
  if (isOverQuota) return uploadedTooMuch
  return isDeleted ? designMissing : problem
}

/** The message for a design whose file does not exist. */
export const designMissing = 'The design was not uploaded. Please upload it again.'
/** Said of a design in the folder of somebody else. */
export const notYourDesign = 'This is not a design you uploaded. Please upload it again.'

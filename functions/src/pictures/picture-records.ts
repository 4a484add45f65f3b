import { pictureAt } from '@teeshala/contract/uploads/picture-address'
import { type StoredPicture, unusedPictureDays } from '@teeshala/contract/uploads/stored-picture'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { sha256 } from '../crypto/sha256.ts'
import { type AppError, fieldError } from '../errors/app-error.ts'
import { documentExists, forgive } from '../errors/error-code.ts'
import { picturesIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'

const dayMs = 86_400_000

/** Returns the record of an uploaded picture. */
export function pictureRecord(path: string, db: Firestore) {
  return picturesIn(db).doc(sha256(path))
}

/** Records a picture on upload, so that it can be found if no product uses it. A product may already have recorded it. */
export async function recordPicture(path: string, uploadedAt: Date, { db }: Pick<Deps, 'db'>): Promise<void> {
  const record: StoredPicture = {
    path,
    uploadedAt,
    removeAfter: new Date(uploadedAt.getTime() + unusedPictureDays * dayMs),
  }
  await pictureRecord(path, db).create(record).catch(forgive(documentExists))
}

/** The message for a picture whose file does not exist. */
export const pictureMissing = 'This picture is no longer in the shop. Please remove it and upload it again.'

/** Returns the error for the picture at this position of the form. */
export function refusedPicture(place: number, message: string): AppError {
  return fieldError(`images.${place}`, message)
}

/**
 * Reads the records of a product's uploaded pictures in its transaction and returns the writes that keep the files for ever: orders
 * still show them after the product has others. The clean-up marks records in its own transactions, so one of the two comes first.
 */
export async function keepPictures(
  images: readonly string[],
  transaction: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<() => void> {
  const uploaded = images.flatMap((src, place) => {
    const path = pictureAt(src)?.path
    return path === undefined ? [] : [{ path, place }]
  })
  const records = await readAll(transaction, ...uploaded.map(({ path }) => pictureRecord(path, db)))
  const gone = records.findIndex((record) => record?.isDeleted)
  if (gone >= 0) throw refusedPicture(uploaded[gone]?.place ?? 0, pictureMissing)
  return () => {
    for (const [index, { path }] of uploaded.entries()) {
      const record = records[index]
      if (record?.removeAfter === null) continue
      const kept: StoredPicture = { path, uploadedAt: record?.uploadedAt ?? now(), removeAfter: null }
      transaction.set(pictureRecord(path, db), kept)
    }
  }
}

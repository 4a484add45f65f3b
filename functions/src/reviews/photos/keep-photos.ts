import type { StoredPhoto } from '@teeshala/contract/reviews/review-photo'
import type { Firestore } from 'firebase-admin/firestore'
import { fieldError } from '../../errors/app-error.ts'
import { readAll } from '../../firestore/read-documents.ts'
import type { Transaction } from '../../firestore/transact.ts'
import type { Deps } from '../../ports/deps.ts'
import { designRecord } from '../../uploads/design-records.ts'

type Change = { readonly before: readonly StoredPhoto[]; readonly after: readonly StoredPhoto[] }

/**
 * Reads the records of added photos in a review's transaction, and returns the writes that keep those uploads and release
 * removed ones. INVALID_INPUT if one is being deleted, or belongs to another review, which could delete it.
 */
export async function keepPhotos(
  { before, after }: Change,
  transaction: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<() => void> {
  const fresh = recordsOf(photosWithout(after, before), db)
  const [records, gone] = [
    await readAll(transaction, ...fresh),
    recordsOf(await presentPhotos(photosWithout(before, after), transaction), db),
  ]
  if (records.some((record) => !record?.removeAfter || record.isDeleted)) {
    throw fieldError('photos', 'A photo is no longer there, or is in another review. Please upload it again.')
  }
  return () => {
    for (const record of fresh) transaction.update(record, { removeAfter: null })
    for (const record of gone) transaction.update(record, { isDeleted: true, removeAfter: now() })
  }
}

const recordsOf = (photos: readonly StoredPhoto[], db: Firestore) => photos.map(({ path }) => designRecord(path, db))

/** Returns the photos that still exist: those of a deleted account are deleted with it. */
export async function presentPhotos(photos: readonly StoredPhoto[], transaction: Transaction): Promise<StoredPhoto[]> {
  const records = await readAll(transaction, ...recordsOf(photos, transaction.db))
  return photos.filter((_, index) => records[index] !== undefined)
}

/** Returns the photos in the first list that are not in the second. */
export function photosWithout(photos: readonly StoredPhoto[], others: readonly StoredPhoto[]): StoredPhoto[] {
  return photos.filter(({ path }) => !others.some((other) => other.path === path))
}

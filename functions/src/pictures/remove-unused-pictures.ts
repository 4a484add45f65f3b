import type { StoredPicture } from '@teeshala/contract/uploads/stored-picture'
import { picturesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { sizePathsOf } from './picture-uploaded.ts'

const pageSize = 100
const maxPages = 20
/** How long the record outlives its file, so that an open form can still be told. */
const recordMs = 2 * 86_400_000

/**
 * Deletes uploaded pictures that no product has used for a day, with their sizes; at most 2,000 per run, two document reads each. An interrupted run
 * leaves marked records, which the next one handles first.
 */
export async function removeUnusedPictures(deps: Deps): Promise<{ removed: number; kept: number }> {
  const { db, now, files } = deps
  const count = { removed: 0, kept: 0 }
  for (let page = 0; page < maxPages; page++) {
    const due = picturesIn(db).where('removeAfter', '<=', now()).orderBy('removeAfter').limit(pageSize)
    const { docs } = await due.get()
    for (const document of docs) {
      const record = documentOf(document)
      if (!(await isClaimed(record, deps))) {
        count.kept += 1
        continue
      }
      for (const path of [...sizePathsOf(record.path), record.path]) await files.remove(path)
      await document.ref.update({ removeAfter: null, expiresAt: new Date(now().getTime() + recordMs) })
      count.removed += 1
    }
    if (docs.length < pageSize) break
  }
  return count
}

/** Marks a picture for deletion unless a product uses it by now: the product's transaction reads the same record. */
async function isClaimed({ _id }: WithId<StoredPicture>, deps: Deps): Promise<boolean> {
  const document = picturesIn(deps.db).doc(_id)
  return transact(deps, async (transaction) => {
    const record = (await transaction.get(document)).data()
    if (!record?.removeAfter || record.removeAfter > deps.now()) return false
    transaction.update(document, { isDeleted: true })
    return true
  })
}

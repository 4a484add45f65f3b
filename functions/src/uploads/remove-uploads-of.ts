import { designFolder, previewFolder, previewPath } from '@teeshala/contract/uploads/stored-file'
import type { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { designsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { designRecord } from './design-records.ts'

const pageSize = 100

/**
 * Deletes somebody's uploads and records, except files printed by other people's orders: staff who leave do not take customers' prints
 * along.
 */
export async function removeUploadsOf(uid: string, deps: Pick<Deps, 'db' | 'files'>): Promise<void> {
  const kept = new Set((await deleteRecords(uid, deps)).flatMap((path) => [path, previewPath(path) ?? path]))
  for (const folder of [designFolder, previewFolder]) {
    const own = `${folder}${uid}/`
    if (kept.size === 0) await deps.files.deleteFolder(own)
    else await deleteOthers(own, kept, deps)
  }
}

/** Deletes the records of somebody's uploads, and returns the paths of those that stay. */
async function deleteRecords(uid: string, { db }: Pick<Deps, 'db'>): Promise<string[]> {
  const kept: string[] = []
  const isKept = ({ keptFor = [] }: StoredUpload) => keptFor.length > 0
  const own = designsIn(db).where('uid', '==', uid).orderBy('__name__').limit(pageSize)
  for (let page = own; ; ) {
    const { docs } = await page.get()
    const batch = db.batch()
    for (const document of docs) {
      const record = documentOf(document)
      if (isKept(record)) kept.push(record.path)
      else batch.delete(document.ref)
    }
    await batch.commit()
    const last = docs.at(-1)
    if (!last || docs.length < pageSize) return kept
    page = own.startAfter(last)
  }
}

async function deleteOthers(folder: string, kept: ReadonlySet<string>, { files }: Pick<Deps, 'files'>): Promise<void> {
  for (let from: string | undefined = ''; from !== undefined; ) {
    const page = await files.list(folder, pageSize, from || undefined)
    for (const { path } of page.files) if (!kept.has(path)) await files.remove(path)
    from = page.next
  }
}

/** Releases the files of an order deleted with its customer to the clean-up, if somebody else uploaded them and no other order prints them. */
export async function releaseUploads(paths: readonly string[], orderId: string, deps: Deps): Promise<void> {
  for (const path of paths) {
    await transact(deps, async (transaction) => {
      const document = designRecord(path, deps.db)
      const record = await transaction.read(document)
      if (!record?.keptFor?.includes(orderId)) return
      const keptFor = record.keptFor.filter((each) => each !== orderId)
      transaction.update(document, { keptFor, ...(keptFor.length === 0 && { removeAfter: deps.now() }) })
    })
  }
}

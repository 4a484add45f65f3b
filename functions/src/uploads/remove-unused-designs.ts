import type { StoredCartLine } from '@teeshala/contract/cart/cart'
import { designOf } from '@teeshala/contract/designs/design'
import { designsOfLine } from '@teeshala/contract/designs/line-designs'
import type { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { cartsIn, designsIn, savedDesignsIn } from '../firestore/collections.ts'
import { InvalidDocumentError } from '../firestore/document-converter.ts'
import { documentOf, readAll, type WithId } from '../firestore/read-documents.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import { dayMs } from './design-records.ts'
import { removeDesign } from './remove-design.ts'

const pageSize = 100
const maxPages = 50
/** When a design in a cart or saved design is checked again. */
const keptDays = 7

export type CleanUp = { readonly removed: number; readonly kept: number; readonly failed: number }

/**
 * Deletes designs that no order, cart or saved design has used for thirty days, with their previews; at most 5,000 per run. Reads four documents per due
 * design (its record twice, its owner's cart, its saved designs) and none for others. If the owner's cart is invalid, the design is put off, so that it
 * does not stop the run; an interrupted run leaves marked records, which the next one handles first.
 */
export async function removeUnusedDesigns(deps: Deps): Promise<CleanUp> {
  const { db, now } = deps
  const count = { removed: 0, kept: 0, failed: 0 }
  for (let page = 0; page < maxPages; page++) {
    const due = designsIn(db).where('removeAfter', '<=', now()).orderBy('removeAfter').limit(pageSize)
    const { docs } = await due.get()
    for (const document of docs) {
      const record = documentOf(document)
      const claimed = await claim(record, deps).catch((error) => putOff(document, error, deps))
      if (claimed !== 'removed') {
        count[claimed] += 1
        continue
      }
      await removeDesign(record.path, deps)
      count.removed += 1
    }
    if (docs.length < pageSize) break
  }
  return count
}

async function putOff({ ref }: QueryDocumentSnapshot<StoredUpload, StoredUpload>, error: unknown, { now, log }: Deps) {
  if (!(error instanceof InvalidDocumentError)) throw error
  log.error({ err: describe(error) }, 'a design could not be checked')
  await ref.update({ removeAfter: new Date(now().getTime() + keptDays * dayMs) })
  return 'failed' as const
}

/**
 * Marks a design for deletion, unless an order has kept it meanwhile, or its owner's cart or a saved design uses it. Orders read the
 * same record in their transactions, so an order either comes first and keeps the file, or is told that it is gone.
 */
async function claim({ _id, uid, path }: WithId<StoredUpload>, deps: Deps): Promise<'removed' | 'kept'> {
  const { db, now } = deps
  return transact(deps, async (transaction) => {
    const document = designsIn(db).doc(_id)
    const [record, cart] = await readAll(transaction, document, cartsIn(db).doc(uid))
    if (!record?.removeAfter || record.removeAfter > now()) return 'kept'
    const isInCart = cart?.lines.some((line) => pathsOfLine(line).includes(path))
    if (isInCart || (await isSaved(path, transaction))) {
      transaction.update(document, { removeAfter: new Date(now().getTime() + keptDays * dayMs) })
      return 'kept'
    }
    transaction.update(document, { isDeleted: true })
    return 'removed'
  })
}

const pathsOfLine = ({ design, designDocument }: StoredCartLine): string[] =>
  designsOfLine({ designDocument, design: design === undefined ? undefined : designOf(design) }).map(
    (each) => each.path,
  )

async function isSaved(path: string, transaction: Transaction): Promise<boolean> {
  const { empty } = await transaction.get(
    savedDesignsIn(transaction.db).where('files', 'array-contains', path).limit(1),
  )
  return !empty
}

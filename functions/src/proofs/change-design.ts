import { shownDocument } from '@teeshala/contract/design-document/layer-traits'
import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import {
  changedDesignProblem,
  designHasChanged,
  linesPrintedAt,
  withChangedDesign,
} from '@teeshala/contract/proofs/change-design'
import { AppError, fieldError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { deleteField } from '../firestore/field-values.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { changeOrder } from '../orders/change-order.ts'
import { findOrder } from '../orders/find-order.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { toPrint } from '../orders/to-print.ts'
import { checkLayers } from '../uploads/check-layers.ts'
import { keepDesigns } from '../uploads/design-records.ts'
import { refuseUnlisted } from './refuse-unlisted.ts'
import { withFilesOfCustomer } from './with-files-of-customer.ts'

/**
 * Replaces an ordered design as its customer requested; earlier approvals become invalid. The rules of orders apply; it may use the order's files and
 * uploads of this staff member.
 */
export const changeDesign: Handler<'changeDesign'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const { placement, basedOn } = body
  const seen = await findOrder(params.id, db)
  refuseClosed(seen)
  const ordered = new Set(filesOfStoredOrder(seen))
  const [first, ...others] = linesPrintedAt(seen, body)
  if (!first) throw fieldError('placement', `This order prints nothing at ${placement}.`)
  const shown = shownDocument(body.document)
  const print = {
    page: 'bulk',
    owner: caller.uid,
    ordered,
    cut: cutForType(first.productType),
    sizes: [first, ...others].flatMap(({ size }) => (size === undefined ? [] : [size as GarmentSize])),
  } as const
  const checked = await checkLayers([], [{ ...shown, placement, field: 'document' }], print, deps)
  const files = { order: seen, ordered, uploader: caller.uid }
  const { document, pictures } = await withFilesOfCustomer({ document: shown, pictures: checked }, files, deps)
  const order = await changeOrder(params.id, caller.uid, deps, async (order, { transaction, note, log }) => {
    const proof = refuseClosed(order)
    // Pictures alone leave no document, and the one before must not be printed over them.
    const { designDocuments: _, ...undesigned } = order
    const changed = { ...undesigned, ...withChangedDesign(order, { ...body, document, pictures }) }
    // A repeated request, or nothing changes.
    if (proofHash(changed) === proofHash(order)) return order
    if (proofHash(order) !== basedOn) throw new AppError('CONFLICT', designHasChanged)
    const problem = changedDesignProblem(changed)
    if (problem) throw fieldError('document', problem)
    refuseUnlisted(changed)
    const keep = await keepDesigns(
      pictures.map(({ path }) => path),
      order,
      transaction,
      deps,
    )
    const { lines, designs, designDocuments, replacedDesigns } = changed
    const next: StoredOrder['proof'] = { versions: proof.versions, awaits: 'shop' }
    transaction.update(ordersIn(db).doc(params.id), {
      lines,
      designs,
      designDocuments: designDocuments ?? deleteField(),
      replacedDesigns: replacedDesigns ?? deleteField(),
      proof: next,
      ...toPrint({ ...changed, proof: next }),
      updatedAt: note.at,
    })
    keep()
    log('order.design_changed', { placement })
    return { ...changed, proof: next, updatedAt: note.at }
  })
  return ok(orderAnswer(order))
}

/** A design can be changed as long as its customer can still approve it. */
function refuseClosed({ proof, status }: StoredOrder): NonNullable<StoredOrder['proof']> {
  if (!proof) throw new AppError('CONFLICT', 'This order is made without a proof, so that nobody would see the change.')
  if (status !== 'placed') throw new AppError('CONFLICT', 'This order is past the step that waits for a proof.')
  return proof
}

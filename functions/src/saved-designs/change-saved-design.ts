import type { StoredSavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { deleteField } from '../firestore/field-values.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { keepDesign } from './keep-design.ts'
import { ownDesign } from './own-design.ts'
import { savedDesignAnswer } from './saved-design-answer.ts'

/** Renames or replaces a saved design of the caller; its link shows the latest version. */
export const changeSavedDesign: Handler<'changeSavedDesign'> = async ({ caller, params, body }, deps) => {
  const changed = await transact(deps, async (transaction) => {
    const { reference, saved } = await ownDesign(params.designId, caller.uid, transaction)
    const { name = saved.name, design } = body
    const updatedAt = deps.now()
    if (!design) {
      transaction.update(reference, { name, updatedAt })
      return { ...saved, name, updatedAt }
    }
    const { files, keep } = await keepDesign(design, caller.uid, transaction, deps)
    keep()
    const { color: _, ...before } = saved
    const after: StoredSavedDesign & { _id: string } = { ...before, ...design, name, files, updatedAt }
    const { _id, ...fields } = after
    transaction.update(reference, { ...fields, color: design.color ?? deleteField() })
    return after
  })
  return ok(savedDesignAnswer(changed, deps))
}

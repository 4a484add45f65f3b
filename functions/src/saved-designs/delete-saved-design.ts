import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { ownDesign } from './own-design.ts'

/** Deletes a saved design of the caller and its link; its pictures go with the next clean-up unless something else uses them. */
export const deleteSavedDesign: Handler<'deleteSavedDesign'> = async ({ caller, params }, deps) => {
  await transact(deps, async (transaction) => {
    const { reference } = await ownDesign(params.designId, caller.uid, transaction)
    transaction.delete(reference)
  })
  return ok({ message: 'The design is deleted.' })
}

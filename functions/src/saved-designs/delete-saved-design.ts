import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { ownDesign } from './own-design.ts'

/** Deletes a saved design of the caller and its link; its pictures go with the next clean-up unless something else uses them. */
export async function deleteSavedDesign(
  { caller, params }: Call<'deleteSavedDesign'>,
  deps: Deps,
): Reply<'deleteSavedDesign'> {
  await transact(deps, async (transaction) => {
    const { reference } = await ownDesign(params.designId, caller.uid, transaction, deps.db)
    transaction.delete(reference)
  })
  return ok({ message: 'The design is deleted.' })
}

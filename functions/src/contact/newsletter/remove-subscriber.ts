import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { subscriptionsIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { keepChoice } from './keep-choice.ts'

/** Removes an address from the newsletter. The audit log records the removal without the address, which was to be forgotten. */
export const removeSubscriber: Handler<'removeSubscriber'> = async ({ caller, params }, deps) => {
  const document = subscriptionsIn(deps.db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    const { exists } = await transaction.get(document)
    if (await note.isMade(transaction)) return
    if (!exists) throw new AppError('NOT_FOUND', 'This address is no longer subscribed to the newsletter.')
    transaction.delete(document)
    const words = { words: 'Removed by staff', wordsSince: null, page: '/admin/newsletter' }
    keepChoice(params.id, { isWanted: false, ...words }, transaction, deps)
    note.make(transaction, { action: 'newsletter.removed', target: 'newsletter', details: {} })
  })
  return ok({ message: 'The address has been removed from the newsletter.' })
}

import { optionKey } from '@teeshala/contract/printing/pricing'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { pricingIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { datedOptions } from './read-pricing.ts'

/** Removes an option from the price list; orders keep the price they were placed with. */
export const deletePrice: Handler<'deletePrice'> = async ({ caller, params }, deps) => {
  const document = pricingIn(deps.db).doc(params.section)
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    const section = await transaction.read(document)
    if (await note.isMade(transaction)) return
    const options = datedOptions(section)
    const current = options.find((option) => optionKey(option) === params.key)
    if (!current) throw new AppError('NOT_FOUND', 'There is no such price.')
    const left = options.filter((option) => option !== current)
    transaction.set(document, { options: left, updatedAt: note.at })
    const from = { pricePaise: current.pricePaise, description: current.description ?? '' }
    note.make(transaction, { action: 'price.deleted', target: document.path, details: { option: params.key, from } })
  })
  return ok({ message: 'Price deleted successfully' })
}

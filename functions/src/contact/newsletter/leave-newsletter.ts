import { AppError } from '../../errors/app-error.ts'
import { subscriptionsIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { keepChoice } from './keep-choice.ts'
import { subscriptionOfToken } from './newsletter-link.ts'

/** Unsubscribes an address with its link. Repeating it gives the same response. */
export const leaveNewsletter: Handler<'leaveNewsletter'> = async ({ body: { token } }, deps) => {
  const id = subscriptionOfToken(token, deps)
  if (!id) throw new AppError('INVALID_INPUT', 'This link does not work. Please ask for a new one.')
  const document = subscriptionsIn(deps.db).doc(id)
  await transact(deps, async (transaction) => {
    if (!(await transaction.get(document)).exists) return
    transaction.delete(document)
    const words = { words: 'Unsubscribe from the newsletter', wordsSince: null, page: '/newsletter' }
    keepChoice(id, { isWanted: false, ...words }, transaction, deps)
  })
  return ok({ message: 'You no longer get our newsletter.' })
}

import { AppError } from '../../errors/app-error.ts'
import { addressBooksIn, usersIn } from '../../firestore/collections.ts'
import { readAll } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { stayingPerson } from '../../http/caller/staying-person.ts'
import { type Handler, ok } from '../../http/handler.ts'

/** Stores the caller's saved addresses; CONFLICT if they changed meanwhile, for example in another tab. */
export const keepAddresses: Handler<'keepAddresses'> = async ({ caller, body }, deps) => {
  const document = addressBooksIn(deps.db).doc(caller.uid)
  const kept = await transact(deps, async (transaction) => {
    const [book, profile] = await readAll(transaction, document, usersIn(deps.db).doc(caller.uid))
    stayingPerson(profile)
    const revision = book?.revision ?? 0
    if (revision !== body.revision) {
      throw new AppError('CONFLICT', 'Your addresses were changed elsewhere. Please check them and try again.')
    }
    const changed = { addresses: body.addresses, revision: revision + 1 }
    transaction.set(document, { ...changed, updatedAt: deps.now() })
    return changed
  })
  return ok(kept)
}

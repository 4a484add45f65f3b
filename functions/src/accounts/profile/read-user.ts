import { AppError } from '../../errors/app-error.ts'
import { usersIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { ensureProfile } from './ensure-profile.ts'
import { userAnswer } from './user-answer.ts'

/** Returns one person: oneself, or anybody for an admin. One's own profile is created on first access. */
export const readUser: Handler<'readUser'> = async ({ caller, params }, deps) => {
  if (params.id === caller.uid) return ok(userAnswer(await ensureProfile(await deps.auth.getUser(caller.uid), deps)))
  const user = documentOf(await usersIn(deps.db).doc(params.id).get())
  if (!user) throw noSuchUser()
  return ok(userAnswer(user))
}

/** Returns the error for a person that does not exist. */
export const noSuchUser = () => new AppError('NOT_FOUND', 'There is no such user.')

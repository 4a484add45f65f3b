import { designPathFor, previewPath } from '@teeshala/contract/uploads/stored-file'
import { isSameText } from '../crypto/signatures.ts'
import { AppError } from '../errors/app-error.ts'
import { errorCode } from '../errors/error-code.ts'
import { readAll } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { designMissing, designProblem, designRecord } from './design-records.ts'

/**
 * Copies a guest's upload into the folder of the account they have signed in to: their browser knows the upload's
 * secret. The copy is checked like every new upload. A second call returns the same path; a refused file is not copied again.
 */
export const takeOverUpload: Handler<'takeOverUpload'> = async ({ caller, body: { path, secret } }, deps) => {
  const own = designPathFor(caller.uid, path)
  if (own === undefined || !(await isGuests(path, deps))) throw notThere()
  const file = await deps.files.describe(path)
  if (!file?.secret || !isSameText(file.secret, secret)) throw notThere()
  if (await deps.files.describe(own)) return ok({ path: own })
  const [record] = await readAll(deps.db, designRecord(own, deps.db))
  const problem = record && designProblem(record)
  if (problem) throw new AppError('INVALID_INPUT', problem)
  await deps.files.copy(path, own)
  return ok({ path: own })
}

const nobody: unknown[] = ['auth/user-not-found', 'auth/invalid-uid']

const notThere = () => new AppError('NOT_FOUND', designMissing)

/** An account holder's upload stays theirs, whoever learns its secret. */
async function isGuests(path: string, { auth }: Deps): Promise<boolean> {
  if (previewPath(path) === undefined) return false
  try {
    const { email, phoneNumber, providerData } = await auth.getUser(path.split('/')[2] ?? '')
    return !email && !phoneNumber && providerData.length === 0
  } catch (error) {
    if (nobody.includes(errorCode(error))) return false
    throw error
  }
}

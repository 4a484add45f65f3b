import { sha256 } from '../crypto/sha256.ts'
import { AppError } from '../errors/app-error.ts'
import { contactCodesIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { proofOf } from './contact-proof.ts'
import { digestOf } from './send-contact-code.ts'

/** Returns a proof for the code that was mailed. A code is tried five times; the right one can be sent again, in case its answer was lost. */
export async function proveContact({ body: { email, code } }: Call<'proveContact'>, deps: Deps): Reply<'proveContact'> {
  const document = contactCodesIn(deps.db).doc(sha256(email))
  const isRight = await transact(deps, async (transaction) => {
    const sent = documentOf(await transaction.get(document))
    if (!sent || sent.expiresAt <= deps.now() || sent.triesLeft < 1)
      throw refused('This code no longer works. Please send a new one.')
    if (sent.digest === digestOf(email, code, deps.orderSecret)) return true
    transaction.update(document, { triesLeft: sent.triesLeft - 1 })
    return false
  })
  if (!isRight) throw refused('This is not the code that we have sent. Please look again.')
  return ok(proofOf(email, deps))
}

function refused(message: string): AppError {
  return new AppError('INVALID_INPUT', message, { fields: { code: message } })
}

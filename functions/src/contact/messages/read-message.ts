import { AppError } from '../../errors/app-error.ts'
import { messagesIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { ok } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { messageAnswer } from './message-answer.ts'

/** Returns one message. */
export async function readMessage({ params }: Call<'readMessage'>, { db }: Deps): Reply<'readMessage'> {
  const message = documentOf(await messagesIn(db).doc(params.id).get())
  if (!message) throw noSuchMessage()
  return ok(messageAnswer(message))
}

/** Returns the error for a message that does not exist. */
export function noSuchMessage(): AppError {
  return new AppError('NOT_FOUND', 'There is no such message.')
}

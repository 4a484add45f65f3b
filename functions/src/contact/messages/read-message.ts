import { AppError } from '../../errors/app-error.ts'
import { messagesIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { messageAnswer } from './message-answer.ts'

/** Returns one message. */
export const readMessage: Handler<'readMessage'> = async ({ params }, { db }) => {
  const message = documentOf(await messagesIn(db).doc(params.id).get())
  if (!message) throw noSuchMessage()
  return ok(messageAnswer(message))
}

/** Returns the error for a message that does not exist. */
export function noSuchMessage(): AppError {
  return new AppError('NOT_FOUND', 'There is no such message.')
}

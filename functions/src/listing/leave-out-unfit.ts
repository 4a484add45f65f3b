import type { InvalidDocumentError } from '../firestore/document-converter.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns what is done about a product that does not fit its schema: it is logged and left out, so that the shop shows all others. */
export const leaveOutUnfit =
  ({ log }: Pick<Deps, 'log'>) =>
  (error: InvalidDocumentError): void =>
    log.error({ err: describe(error) }, 'a product cannot be read and is left out')

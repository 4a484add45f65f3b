import type { InvalidDocumentError } from '../firestore/document-converter.ts'
import type { Deps } from '../ports/deps.ts'
import { describe } from './answer-error.ts'

/** Returns what a list does about a document that does not fit its schema: it is logged and left out, so that the list shows all others. */
export const leaveOutUnfit =
  ({ log }: Pick<Deps, 'log'>) =>
  (error: InvalidDocumentError): void =>
    log.error({ err: describe(error) }, 'a document cannot be read and is left out of a list')

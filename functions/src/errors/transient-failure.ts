import { errorCode } from './error-code.ts'

/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE: as the Admin SDK retries. */
const ofFirestore = new Set<unknown>([1, 2, 4, 8, 10, 13, 14])
/** The codes of Firebase Auth's client for a server that did not answer, or not as expected. */
const ofAuth = /^(?:app\/network-(?:error|timeout)|auth\/(?:internal-error|quota-exceeded|too-many-requests))$/
/**
 * What a commit is answered that the client sends again after the first answer was lost: its transaction is over, whether or not it
 * came through.
 */
const ofAnEndedTransaction = /transaction has expired/
const ofTheNetwork = /^(?:ECONN\w+|ETIMEDOUT|ENOTFOUND|ENETUNREACH|EAI_AGAIN|EPIPE|UND_ERR_\w+)$/

/** Returns whether a failure of Firestore, Storage or Auth is transient, so that a retry makes sense. */
export function isTransient(error: unknown): boolean {
  const code = errorCode(error)
  if (code === 3) return error instanceof Error && ofAnEndedTransaction.test(error.message)
  // Storage's codes are those of HTTP: too many requests, or a server's own failure.
  if (typeof code === 'number') return ofFirestore.has(code) || code === 408 || code === 429 || code >= 500
  return typeof code === 'string' && (ofAuth.test(code) || ofTheNetwork.test(code))
}

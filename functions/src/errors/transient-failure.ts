import { errorCode } from './error-code.ts'

/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE: those the Admin SDK retries. */
const ofFirestore = new Set<unknown>([1, 2, 4, 8, 10, 13, 14])
/** Firebase Auth client codes for a server that did not respond, or not as expected. */
const ofAuth = /^(?:app\/network-(?:error|timeout)|auth\/(?:internal-error|quota-exceeded|too-many-requests))$/
/** The error of a repeated commit whose first response was lost: the transaction has ended, with or without success. */
const ofAnEndedTransaction = /transaction has expired/
const ofTheNetwork = /^(?:ECONN\w+|ETIMEDOUT|ENOTFOUND|ENETUNREACH|EAI_AGAIN|EPIPE|UND_ERR_\w+)$/

/** Returns whether a failure of Firestore, Storage or Auth is transient, so that a retry makes sense. */
export function isTransient(error: unknown): boolean {
  const code = errorCode(error)
  if (code === 3) return error instanceof Error && ofAnEndedTransaction.test(error.message)
  // Storage uses HTTP status codes: 429, or a 5xx.
  if (typeof code === 'number') return ofFirestore.has(code) || code === 408 || code === 429 || code >= 500
  return typeof code === 'string' && (ofAuth.test(code) || ofTheNetwork.test(code))
}

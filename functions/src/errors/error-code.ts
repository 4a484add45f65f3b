/** The gRPC code with which Firestore refuses to create a document that is there already. */
export const documentExists = 6

/** The gRPC code with which Firestore refuses to update a document that is not there. */
export const documentMissing = 5

/** The `code` by which Firestore (a number), Storage (an HTTP status), Firebase Auth ('auth/…') and Node name a failure; undefined without one. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/** The gRPC code for creating a Firestore document that already exists. */
export const documentExists = 6

/** The gRPC code for updating a Firestore document that does not exist. */
export const documentMissing = 5

/**
 * Returns the `code` of a failure from Firestore (a number), Storage (an HTTP status), Firebase Auth ('auth/…') or Node; undefined if it has none.
 */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/** Returns a handler of failures for which undefined stands if they have one of these codes; others are thrown on. */
export const forgive =
  (...codes: readonly unknown[]) =>
  (error: unknown): undefined => {
    if (!codes.includes(errorCode(error))) throw error
  }

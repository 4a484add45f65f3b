import { status } from '@grpc/grpc-js'

/** A response other than OK: the gRPC code and the message that Cloud Firestore would give. */
export class FirestoreError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const invalidArgument = (message: string) => new FirestoreError(status.INVALID_ARGUMENT, message)
export const notFound = (message: string) => new FirestoreError(status.NOT_FOUND, message)
export const alreadyExists = (message: string) => new FirestoreError(status.ALREADY_EXISTS, message)
export const permissionDenied = (message: string) => new FirestoreError(status.PERMISSION_DENIED, message)
export const failedPrecondition = (message: string) => new FirestoreError(status.FAILED_PRECONDITION, message)
export const aborted = (message: string) => new FirestoreError(status.ABORTED, message)
export const unimplemented = (message: string) => new FirestoreError(status.UNIMPLEMENTED, message)

/** Returns the code and message to send for an error; an unexpected one is INTERNAL. */
export function toStatus(error: unknown): { code: number; message: string } {
  if (error instanceof FirestoreError) return { code: error.code, message: error.message }
  return { code: status.INTERNAL, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

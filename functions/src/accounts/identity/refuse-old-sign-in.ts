import { AppError } from '../../errors/app-error.ts'
import type { Customer } from '../../http/caller/caller.ts'

const freshForMs = 5 * 60_000

/**
 * Throws REAUTHENTICATION_REQUIRED unless the caller signed in within the last five minutes. Needed for changes to sign-in details and account
 * deletion.
 */
export function refuseOldSignIn({ signedInAt }: Customer, now: Date, toDo: string): void {
  if (now.getTime() - signedInAt.getTime() <= freshForMs) return
  throw new AppError('REAUTHENTICATION_REQUIRED', `Please sign in again to ${toDo}.`)
}

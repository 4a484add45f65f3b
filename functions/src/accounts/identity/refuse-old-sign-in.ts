import { AppError } from '../../errors/app-error.ts'
import type { Customer } from '../../http/caller/caller.ts'

const freshForMs = 5 * 60_000

/** What opens or ends an account wants a sign-in of the last five minutes: REAUTHENTICATION_REQUIRED otherwise. */
export function refuseOldSignIn({ signedInAt }: Customer, now: Date, toDo: string): void {
  if (now.getTime() - signedInAt.getTime() <= freshForMs) return
  throw new AppError('REAUTHENTICATION_REQUIRED', `Please sign in again to ${toDo}.`)
}

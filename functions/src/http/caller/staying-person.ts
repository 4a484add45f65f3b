import type { StoredUser } from '@teeshala/contract/accounts/user'
import { signInRequired } from './not-allowed.ts'

/**
 * Returns the profile read in the transaction that writes something under its account; throws UNAUTHENTICATED if the account is gone or
 * being deleted, so that nothing is stored after the deletion.
 */
export function stayingPerson<T extends Pick<StoredUser, 'isLeaving'>>(profile: T | undefined): T {
  if (!profile || profile.isLeaving) throw signInRequired()
  return profile
}

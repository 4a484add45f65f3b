import type { StoredUser } from '@teeshala/contract/accounts/user'
import { signInRequired } from './not-allowed.ts'

/**
 * Returns the profile of whoever writes something down under their account, as it is read in the transaction that writes; UNAUTHENTICATED where the account is gone or
 * being deleted, so that nothing is written down again behind its deletion.
 */
export function stayingPerson<T extends Pick<StoredUser, 'isLeaving'>>(profile: T | undefined): T {
  if (!profile || profile.isLeaving) throw signInRequired()
  return profile
}

import type { StoredUser, User } from '@teeshala/contract/accounts/user'
import { roleOf } from '@teeshala/contract/staff/staff-role'
import type { WithId } from '../../firestore/read-documents.ts'

/** Returns a person as the API shows them: the fields are named, so that a new field of the document does not leak. */
export function userAnswer(user: WithId<StoredUser>): User {
  const { _id, name, email, phone, isPhoneProven, address, isAdmin, createdAt } = user
  const role = roleOf(user)
  const rights = { isAdmin, ...(role && { role }) }
  return { _id, name, email, phone, isPhoneProven, address, ...rights, createdAt: createdAt.toISOString() }
}

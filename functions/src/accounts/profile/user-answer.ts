import type { StoredUser, User } from '@teeshala/contract/accounts/user'
import { roleOf } from '@teeshala/contract/staff/staff-role'
import { cleanLine } from '@teeshala/contract/text'
import type { WithId } from '../../firestore/read-documents.ts'

/** Returns a person as the API shows them. Fields are listed explicitly, so that a new field of the document cannot leak. */
export function userAnswer(user: WithId<StoredUser>): User {
  const { _id, email, phone, isPhoneProven, isEmailProven, address, isAdmin, payTerms, refusedParcels, createdAt } =
    user
  const name = cleanLine(user.name, 100)
  const role = roleOf(user)
  const rights = { isAdmin, ...(role && { role }) }
  const proven = { isPhoneProven, ...(isEmailProven !== undefined && { isEmailProven }) }
  return {
    _id,
    name,
    email,
    phone,
    ...proven,
    address,
    ...rights,
    ...(payTerms && { payTerms }),
    ...(refusedParcels && { refusedParcels }),
    createdAt: createdAt.toISOString(),
  }
}

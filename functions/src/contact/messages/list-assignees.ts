import { mayCall } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf } from '@teeshala/contract/staff/staff-role'
import { usersIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { ok } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'

/** A shop has a handful of staff. */
const most = 50

/** The staff to whom a message can be given, by name. */
export async function listAssignees(_call: Call<'listAssignees'>, { db }: Deps): Reply<'listAssignees'> {
  const { docs } = await usersIn(db).where('isAdmin', '==', true).limit(most).get()
  const staff = docs
    .map((document) => documentOf(document))
    .filter((person) => mayCall(roleOf(person), 'changeMessage'))
  const named = staff.map(({ _id, name, email }) => ({ _id, name: name || email }))
  return ok(named.sort((one, other) => one.name.localeCompare(other.name)))
}

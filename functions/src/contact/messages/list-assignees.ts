import { mayCall } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf } from '@teeshala/contract/staff/staff-role'
import { usersIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'

/** A shop has a handful of staff. */
const most = 50

/** Returns the staff who can be assigned a message, by name; always includes the caller. */
export const listAssignees: Handler<'listAssignees'> = async ({ caller }, { db }) => {
  const users = usersIn(db)
  const [{ docs }, own] = await Promise.all([
    users.where('isAdmin', '==', true).limit(most).get(),
    users.doc(caller.uid).get(),
  ])
  const others = docs.filter(({ id }) => id !== caller.uid)
  const staff = [own, ...others]
    .map((document) => documentOf(document))
    .filter((person) => person !== undefined)
    .filter((person) => mayCall(roleOf(person), 'changeMessage'))
  const named = staff.map(({ _id, name, email }) => ({ _id, name: name || email }))
  return ok(named.sort((one, other) => one.name.localeCompare(other.name)))
}

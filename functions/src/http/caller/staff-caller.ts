import type { CallName } from '@teeshala/contract/api/addresses'
import { isStaffCall, mayCall } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf } from '@teeshala/contract/staff/staff-role'
import { usersIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Caller } from './caller.ts'

/**
 * Returns the caller with the rights that this call gives them. A token stays valid for up to an hour after a role change, so the stored role is read:
 * staff who lose a role lose it with their next call. `isAdmin` stays only if the role allows the call.
 */
export async function withStaffRights(caller: Caller, name: CallName, { db }: Pick<Deps, 'db'>): Promise<Caller> {
  if (caller.kind !== 'customer' || !caller.isAdmin || !isStaffCall(name)) return caller
  const record = documentOf(await usersIn(db).doc(caller.uid).get())
  const role = record && roleOf(record)
  return { ...caller, isAdmin: mayCall(role, name), role }
}

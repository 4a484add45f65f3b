import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { Contact } from '@teeshala/contract/orders/order'
import type { ContactRequest } from '@teeshala/contract/orders/single-order'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'

/** How whoever orders can be reached: what they gave, the rest from the profile where there is one. */
export async function contactOf(
  userId: string | null,
  contact: ContactRequest | undefined,
  { db }: Pick<Deps, 'db'>,
): Promise<Contact> {
  const profile = userId === null ? undefined : keptOrUndefined<StoredUser>(await db.doc(`users/${userId}`).get())
  return {
    name: contact?.name || profile?.name || '',
    phone: contact?.phone || profile?.phone || '',
    email: contact?.email || profile?.email || '',
  }
}

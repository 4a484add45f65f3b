import type { Contact } from '@teeshala/contract/orders/order'
import type { OrderContact } from '@teeshala/contract/orders/single-order'
import { usersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'

/** How somebody can be reached, and the email of their profile. */
type Reached = { readonly contact: Contact; readonly ownEmail: string }

/** Returns how the customer can be reached: what they gave, the rest from the profile where there is one. */
export async function contactOf(
  userId: string | null,
  contact: OrderContact | undefined,
  { db }: Pick<Deps, 'db'>,
): Promise<Reached> {
  const profile = userId === null ? undefined : documentOf(await usersIn(db).doc(userId).get())
  const reached = {
    name: contact?.name || profile?.name || '',
    phone: contact?.phone || profile?.phone || '',
    email: contact?.email || profile?.email || '',
  }
  return { contact: reached, ownEmail: profile?.email ?? '' }
}

import type { StoredUser } from '@teeshala/contract/accounts/user'
import { matchesUser, searchedEmail, userSearchKey, withinEmailKey } from '@teeshala/contract/accounts/user-search'
import { nextCursorHeader, totalCountHeader } from '@teeshala/contract/paging/paging-headers'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { usersIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import { totalHeader } from '../../firestore/total-header.ts'
import { ok } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { userAnswer } from '../profile/user-answer.ts'

const newestFirst = { field: 'createdAt', direction: 'desc' } as const
const byEmail = { field: 'email', direction: 'asc' } as const
/** Behind every character that an address can have. */
const last = '\uf8ff'

type PageAsked = Pick<Call<'listUsers'>['query'], 'cursor' | 'count'>
export type UsersFilter = Pick<Call<'listUsers'>['query'], 'search' | 'staff'>

/**
 * The people a search may match, or the staff or the customers of them, newest first; by the alphabet where the search is how an email
 * begins, because a range of addresses is exact. Where none begins so, it is looked for within them: `isWithin`. Undefined when it cannot
 * match anybody.
 */
export async function usersMatching(db: Firestore, { search, staff }: UsersFilter) {
  let users: Query<StoredUser, StoredUser> = usersIn(db)
  if (staff) users = users.where('isAdmin', '==', staff === 'true')
  if (search === undefined) return { users, order: newestFirst, isWithin: false }
  const email = searchedEmail(search)
  if (email !== undefined) {
    const beginning = users.where('email', '>=', email).where('email', '<=', email + last)
    const { empty } = await beginning.orderBy('email').limit(1).get()
    if (!empty) return { users: beginning, order: byEmail, isWithin: false }
  }
  const isWithin = email !== undefined
  const key = isWithin ? withinEmailKey(email) : userSearchKey(search)
  if (key === undefined) return undefined
  return { users: users.where('searchKeys', 'array-contains', key), order: newestFirst, isWithin }
}

/** A page of people, with how many there are in all. */
export async function listUsers({ query }: Call<'listUsers'>, { db }: Deps): Reply<'listUsers'> {
  const { search } = query
  const matching = await usersMatching(db, query)
  if (!matching) return ok([], { [totalCountHeader]: '0' })
  const { users, order, isWithin } = matching
  const [{ items, headers }, total] = await Promise.all([
    readPage(users, order, query),
    isWithin ? {} : totalHeader(users, query),
  ])
  const wanted = search === undefined ? items : items.filter((user) => matchesUser(user, search))
  return ok(wanted.map(userAnswer), { ...headers, ...(isWithin ? totalOf(wanted, headers, query) : total) })
}

/** How many a search within the addresses finds, where all of them stand on one page: the key finds others, too. */
function totalOf(found: readonly unknown[], headers: Readonly<Record<string, string>>, { cursor, count }: PageAsked) {
  const isAll = cursor === undefined && headers[nextCursorHeader] === undefined
  return isAll && count !== 'no' ? { [totalCountHeader]: String(found.length) } : {}
}

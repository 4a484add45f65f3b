import type { StoredUser } from '@teeshala/contract/accounts/user'
import { matchesUser, searchedEmail, userSearchKey, withinEmailKey } from '@teeshala/contract/accounts/user-search'
import { nextCursorHeader, totalCountHeader } from '@teeshala/contract/paging/paging-headers'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { usersIn } from '../../firestore/collections.ts'
import { newestFirst, readPage } from '../../firestore/page.ts'
import { totalHeader } from '../../firestore/total-header.ts'
import { type Call, type Handler, ok } from '../../http/handler.ts'
import { userAnswer } from '../profile/user-answer.ts'

const byEmail = { field: 'email', direction: 'asc' } as const
/** Sorts after every character that an address can contain. */
const last = '\uf8ff'

type PageAsked = Pick<Call<'listUsers'>['query'], 'cursor' | 'count'>
export type UsersFilter = Pick<Call<'listUsers'>['query'], 'search' | 'staff'>

/**
 * Returns a query for the people that a search may match, filtered by staff or customers, newest first. If some email starts with the search,
 * they are sorted by email, because a prefix range is exact; otherwise the search looks inside addresses: `isWithin`. Undefined if it cannot
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

/** Returns a page of people, with the total count. */
export const listUsers: Handler<'listUsers'> = async ({ query }, { db }) => {
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

/** Returns the number of matches of a search inside addresses if they fit on one page: the search key also matches others. */
function totalOf(found: readonly unknown[], headers: Readonly<Record<string, string>>, { cursor, count }: PageAsked) {
  const isAll = cursor === undefined && headers[nextCursorHeader] === undefined
  return isAll && count !== 'no' ? { [totalCountHeader]: String(found.length) } : {}
}

import type { StoredSubscription } from '@teeshala/contract/contact/newsletter'
import type { Subscriber } from '@teeshala/contract/contact/staff-message'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { subscriptionsIn } from '../../firestore/collections.ts'
import { type Page, type PageRequest, readPage } from '../../firestore/page.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { totalHeader } from '../../firestore/total-header.ts'
import { type Handler, ok } from '../../http/handler.ts'

/** Sorts after every character that an address can contain. */
const last = '\uf8ff'

/** Returns the addresses with this prefix, alphabetically; without a search all of them, newest first. */
export function subscribersMatching(db: Firestore, search: string | undefined) {
  const all: Query<StoredSubscription, StoredSubscription> = subscriptionsIn(db)
  const start = search?.trim().toLowerCase() ?? ''
  const query = start === '' ? all : all.where('email', '>=', start).where('email', '<=', start + last)
  const order =
    start === ''
      ? ({ field: 'createdAt', direction: 'desc' } as const)
      : ({ field: 'email', direction: 'asc' } as const)
  return { query, read: (page: PageRequest): Promise<Page<StoredSubscription>> => readPage(query, order, page) }
}

/** Returns a page of newsletter addresses, with the total count. */
export const listSubscribers: Handler<'listSubscribers'> = async ({ query }, { db }) => {
  const matching = subscribersMatching(db, query.search)
  const [{ items, headers }, total] = await Promise.all([matching.read(query), totalHeader(matching.query)])
  return ok(items.map(subscriberAnswer), { ...headers, ...total })
}

function subscriberAnswer({ _id, email, createdAt }: WithId<StoredSubscription>): Subscriber {
  return { _id, email, createdAt: createdAt.toISOString() }
}

import type { StoredMessage } from '@teeshala/contract/contact/contact'
import type { Query } from 'firebase-admin/firestore'
import { messagesIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import { totalHeader } from '../../firestore/total-header.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { messageAnswer } from './message-answer.ts'

/** Returns a page of messages to the shop, newest first, overdue ones by due date, with the total count. */
export const listMessages: Handler<'listMessages'> = async ({ caller, query }, { db, now }) => {
  const { filter, ...page } = query
  let messages: Query<StoredMessage, StoredMessage> = messagesIn(db)
  if (filter === 'mine') messages = messages.where('assignee._id', '==', caller.uid)
  else if (filter === 'overdue') messages = messages.where('dueAt', '<', now())
  else if (filter) messages = messages.where('state', '==', filter)
  const order =
    filter === 'overdue'
      ? ({ field: 'dueAt', direction: 'asc' } as const)
      : ({ field: 'createdAt', direction: 'desc' } as const)
  const [{ items, headers }, total] = await Promise.all([
    readPage<StoredMessage>(messages, order, page),
    totalHeader(messages),
  ])
  return ok(items.map(messageAnswer), { ...headers, ...total })
}

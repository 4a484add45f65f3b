import type { StoredMessage } from '@teeshala/contract/contact/contact'
import type { Query } from 'firebase-admin/firestore'
import { messagesIn } from '../../firestore/collections.ts'
import { newestFirst } from '../../firestore/page.ts'
import type { Handler } from '../../http/handler.ts'
import { listPage } from '../../http/list-page.ts'
import { messageAnswer } from './message-answer.ts'

/** Returns a page of messages to the shop, newest first, overdue ones by due date, with the total count. */
export const listMessages: Handler<'listMessages'> = async ({ caller, query }, deps) => {
  const { filter, ...page } = query
  let messages: Query<StoredMessage, StoredMessage> = messagesIn(deps.db)
  if (filter === 'mine') messages = messages.where('assignee._id', '==', caller.uid)
  else if (filter === 'overdue') messages = messages.where('dueAt', '<', deps.now())
  else if (filter) messages = messages.where('state', '==', filter)
  const order = filter === 'overdue' ? ({ field: 'dueAt', direction: 'asc' } as const) : newestFirst
  return listPage(messages, { page, order, isCounted: true, answer: messageAnswer }, deps)
}

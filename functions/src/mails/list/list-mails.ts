import type { StoredMail } from '@teeshala/contract/contact/contact'
import { statesForStaff } from '@teeshala/contract/mails/delivery'
import { mailsIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import { totalHeader } from '../../firestore/total-header.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { mailAnswer } from './mail-answer.ts'

/** Returns a page of mails in a state, or of those that wait for staff, newest first, with the total count. */
export const listMails: Handler<'listMails'> = async ({ query }, { db }) => {
  const { state, ...page } = query
  const mails = mailsIn(db).where('delivery.state', 'in', state ? [state] : [...statesForStaff])
  const [{ items, headers }, total] = await Promise.all([
    readPage<StoredMail>(mails, { field: 'createdAt', direction: 'desc' }, page),
    totalHeader(mails),
  ])
  return ok(items.map(mailAnswer), { ...headers, ...total })
}

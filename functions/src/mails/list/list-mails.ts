import { statesForStaff } from '@teeshala/contract/mails/delivery'
import { mailsIn } from '../../firestore/collections.ts'
import type { Handler } from '../../http/handler.ts'
import { listPage } from '../../http/list-page.ts'
import { mailAnswer } from './mail-answer.ts'

/** Returns a page of mails in a state, or of those that wait for staff, newest first, with the total count. */
export const listMails: Handler<'listMails'> = async ({ query }, deps) => {
  const { state, ...page } = query
  const mails = mailsIn(deps.db).where('delivery.state', 'in', state ? [state] : [...statesForStaff])
  return listPage(mails, { page, isCounted: true, answer: mailAnswer }, deps)
}

import { type Route, route } from '../../http/route.ts'
import { decideMail } from './decide-mail.ts'
import { listMails } from './list-mails.ts'

export const mailRoutes: readonly Route[] = [route('listMails', listMails), route('decideMail', decideMail)]

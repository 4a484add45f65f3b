import { routesOf } from '../../http/route.ts'
import { decideMail } from './decide-mail.ts'
import { listMails } from './list-mails.ts'

export const mailRoutes = routesOf({ listMails, decideMail })

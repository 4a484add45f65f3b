import { type Route, route } from '../http/route.ts'
import { downloadJobTicket } from './download-job-ticket.ts'

export const jobTicketRoutes: readonly Route[] = [route('downloadJobTicket', downloadJobTicket, { takesLong: true })]

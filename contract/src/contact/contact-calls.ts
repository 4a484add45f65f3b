import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { DocumentId } from '../ids.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader, totalCountHeader } from '../paging/paging-headers.ts'
import { ContactRequest } from './contact.ts'
import { LeaveNewsletterRequest, NewsletterRequest } from './newsletter.ts'
import { ChangeMessageRequest, MessageFilter, StaffMember, StaffMessage, Subscriber } from './staff-message.ts'

const byId = { id: DocumentId }
const headers = [nextCursorHeader, totalCountHeader]
/** The beginning of an address, case-insensitive. */
const search = z.optional(z.string().check(z.maxLength(254)))

export const contactCalls = {
  subscribe: { body: NewsletterRequest, answer: Message, status: 201 },
  sendLeaveLink: { body: NewsletterRequest, answer: Message },
  leaveNewsletter: { body: LeaveNewsletterRequest, answer: Message },
  sendMessage: {
    body: ContactRequest,
    answer: z.object({ ...Message.shape, ticket: z.string() }),
    status: 201,
    isRepeatable: true,
  },
  listMessages: { query: { filter: z.optional(MessageFilter), ...paging(25) }, answer: z.array(StaffMessage), headers },
  readMessage: { params: byId, answer: StaffMessage },
  changeMessage: { params: byId, body: ChangeMessageRequest, answer: StaffMessage },
  listAssignees: { answer: z.array(StaffMember) },
  listSubscribers: { query: { search, ...paging(50) }, answer: z.array(Subscriber), headers },
  exportSubscribers: { query: { search }, answer: 'text/csv' },
  removeSubscriber: { params: byId, answer: Message },
} as const satisfies Partial<CallShapes>

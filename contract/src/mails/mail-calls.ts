import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { DocumentId } from '../ids.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader, totalCountHeader } from '../paging/paging-headers.ts'
import { MailState } from './delivery.ts'
import { DecideMailRequest, StaffMail } from './staff-mail.ts'

export const mailCalls = {
  /** Without a state: those that wait for staff. */
  listMails: {
    query: { state: z.optional(MailState), ...paging(25) },
    answer: z.array(StaffMail),
    headers: [nextCursorHeader, totalCountHeader],
  },
  decideMail: { params: { id: DocumentId }, body: DecideMailRequest, answer: StaffMail },
} as const satisfies Partial<CallShapes>

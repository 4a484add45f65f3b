import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { ContactRequest, NewsletterRequest } from './contact.ts'

export const contactCalls = {
  subscribe: { body: NewsletterRequest, answer: Message, status: 201 },
  sendMessage: {
    body: ContactRequest,
    answer: z.object({ ...Message.shape, ticket: z.string() }),
    status: 201,
  },
} as const satisfies Partial<CallShapes>

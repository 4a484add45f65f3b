import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { DocumentId, OrderId } from '../ids.ts'
import { ChooseUpdatesRequest, OrderUpdates } from './order-updates.ts'

const order = { id: OrderId }
const person = { id: DocumentId }

export const messageCalls = {
  readOrderUpdates: { params: order, takesSecret: true, answer: OrderUpdates },
  chooseOrderUpdates: { params: order, takesSecret: true, body: ChooseUpdatesRequest, answer: OrderUpdates },
  readOwnUpdates: { params: person, answer: OrderUpdates },
  chooseOwnUpdates: { params: person, body: ChooseUpdatesRequest, answer: OrderUpdates },
  /** Meta checks once that the address belongs to the shop, and expects its challenge back. */
  answerWhatsAppCheck: {
    query: {
      'hub.challenge': z.optional(z.string().check(z.maxLength(200))),
    },
    answer: 'text/plain',
  },
  takeWhatsAppMessage: { answer: z.object({ status: z.literal('ok') }) },
} as const satisfies Partial<CallShapes>

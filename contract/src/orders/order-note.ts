import * as z from 'zod/mini'
import { Paragraphs } from '../text.ts'

/** The most characters of a staff's note. */
export const maxOrderNote = 1000

/** Said when a note has no words. */
export const orderNoteRequired = 'Please write a note.'

/** The document orders/{id}/notes/{id}: what staff tell each other about an order, which its customer never reads. Append-only. */
export const StoredOrderNote = z.object({
  text: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  at: z.date(),
  /** Whether the press reads it, too: what the office tells itself can name people and money. */
  isForPress: z.optional(z.boolean()),
})
export type StoredOrderNote = z.infer<typeof StoredOrderNote>

/** A note as the API shows it to staff. */
export const OrderNote = z.object({
  _id: z.string(),
  text: z.string(),
  authorName: z.string(),
  at: z.iso.datetime(),
  isForPress: z.boolean(),
})
export type OrderNote = z.infer<typeof OrderNote>

/** POST /api/orders/{orderId}/notes. What the press writes is for the press in any case. */
export const AddOrderNoteRequest = z.object({
  text: Paragraphs(maxOrderNote).check(z.minLength(1, { error: orderNoteRequired })),
  isForPress: z._default(z.boolean(), false),
})
export type AddOrderNoteRequest = z.infer<typeof AddOrderNoteRequest>

import * as z from 'zod/mini'
import { Paragraphs } from '../text.ts'

/** The maximum length of a staff note, in characters. */
export const maxOrderNote = 1000

/** The error when a note is empty. */
export const orderNoteRequired = 'Please write a note.'

/** The document orders/{id}/notes/{id}: an internal staff note about an order, never shown to its customer. Append-only. */
export const StoredOrderNote = z.object({
  text: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  at: z.date(),
  /** Whether the press can read it too. Office notes may mention people and money. */
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

/** POST /api/orders/{orderId}/notes. Notes written by the press are always visible to the press. */
export const AddOrderNoteRequest = z.object({
  text: Paragraphs(maxOrderNote).check(z.minLength(1, { error: orderNoteRequired })),
  isForPress: z._default(z.boolean(), false),
})
export type AddOrderNoteRequest = z.infer<typeof AddOrderNoteRequest>

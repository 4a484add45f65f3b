import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { OrderId } from '../ids.ts'
import { BookingState } from './booking.ts'
import { Packed, packedFields } from './packed.ts'

const order = { id: OrderId }

/** A courier who would take the parcel: for how many rupees, and in how many days where it says so. */
export const CourierOffer = z.object({
  courierId: z.string(),
  courier: z.string(),
  price: z.number(),
  days: z.optional(z.int()),
})
export type CourierOffer = z.infer<typeof CourierOffer>

/** POST /api/admin/order/{id}/courier: which of the couriers that were offered takes the parcel. */
export const BookCourierRequest = z.object({
  courierId: z.string().check(z.regex(/^\d{1,10}$/, { error: 'Choose one of the couriers' })),
  ...packedFields,
})
export type BookCourierRequest = z.infer<typeof BookCourierRequest>

/** The parcel of an order at the courier service. */
export const OrderParcel = z.object({
  /** Whether one can be booked now; where not, `refusal` says why, unless the shop books none at all. */
  canBook: z.boolean(),
  refusal: z.optional(z.string()),
  usual: Packed,
  booking: z.optional(
    z.object({
      state: BookingState,
      courier: z.string(),
      price: z.number(),
      awb: z.optional(z.string()),
      reason: z.optional(z.string()),
      askedAt: z.iso.datetime(),
    }),
  ),
})
export type OrderParcel = z.infer<typeof OrderParcel>

export const courierCalls = {
  readParcel: { params: order, answer: OrderParcel },
  offerCouriers: { params: order, body: Packed, answer: z.array(CourierOffer) },
  bookCourier: { params: order, body: BookCourierRequest, answer: OrderParcel },
  askAboutBooking: { params: order, answer: OrderParcel },
  cancelBooking: { params: order, answer: OrderParcel },
  downloadParcelLabel: { params: order, answer: 'application/pdf' },
  takeParcelEvent: { answer: z.object({ status: z.literal('ok') }) },
} as const satisfies Partial<CallShapes>

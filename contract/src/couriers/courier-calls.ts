import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { OrderId } from '../ids.ts'
import { Rupees } from '../money.ts'
import { BookingState } from './booking.ts'
import { Packed, packedFields } from './packed.ts'

const order = { id: OrderId }

/** A courier's offer for the parcel: the price in rupees, and the delivery time in days if given. */
export const CourierOffer = z.object({
  courierId: z.string(),
  courier: z.string(),
  price: z.number(),
  days: z.optional(z.int()),
})
export type CourierOffer = z.infer<typeof CourierOffer>

/** POST /api/admin/order/{id}/courier: which of the offered couriers takes the parcel. */
export const BookCourierRequest = z.object({
  courierId: z.string().check(z.regex(/^\d{1,10}$/, { error: 'Choose one of the couriers' })),
  /** The price of the offer as staff saw it, in rupees: nothing is booked if it has risen. */
  price: Rupees,
  ...packedFields,
})
export type BookCourierRequest = z.infer<typeof BookCourierRequest>

/** An order's parcel at the courier service. */
export const OrderParcel = z.object({
  /** Whether a parcel can be booked now. If not, `refusal` says why, except when the shop books no parcels at all. */
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
      /** Whether it is being cancelled with its order, or could not be; absent unless that is so. */
      ending: z.optional(z.enum(['waiting', 'failed'])),
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

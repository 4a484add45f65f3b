import { bookingWanted, referenceOf } from '@teeshala/contract/couriers/booking'
import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { lineAmountPaise } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { courierBookingsIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { Offer } from '../ports/courier-service.ts'
import { collectedPaise, readBooking, serviceFor } from './bookable.ts'
import { endBookingSoon } from './bookings/end-booking.ts'
import { keepOutcome } from './bookings/settle-booking.ts'
import { offersFor } from './offer-couriers.ts'
import { parcelAnswer } from './parcel-answer.ts'

/**
 * Books a courier for an order's parcel. The intent is written first, in a transaction that only one caller wins, so that a crash
 * or a missing response leaves a booking that is asked about and never made twice.
 */
export const bookCourier: Handler<'bookCourier'> = async ({ caller, params, body }, deps) => {
  const { courierId, price, ...packed } = body
  const { id } = params
  const offers = await offersFor(await readBooking(id, deps), packed, deps)
  const offer = offers.find((each) => each.courierId === courierId)
  if (!offer) throw noLonger()
  if (offer.pricePaise > toPaise(price)) throw dearer(offer)
  const note = await staffNote(caller.uid, deps)
  const key = crypto.randomUUID()
  const { courier, pricePaise } = offer
  const wanted = { courierId, courier, pricePaise, ...packed }
  const document = courierBookingsIn(deps.db).doc(id)
  const { order, booking, settings, service } = await transact(deps, async (transaction) => {
    const found = await readBooking(id, deps, transaction)
    const mine = found.booking
    // Our own transaction, whose response was lost.
    if (mine?.key === key)
      return { ...found, booking: mine, service: serviceFor({ ...found, booking: undefined }, deps) }
    const service = serviceFor(found, deps)
    const asked = { wanted, collectPaise: collectedPaise(found.order), askedBy: caller.uid, key }
    const booking = bookingWanted({ id, before: found.booking }, asked, note.at)
    transaction.set(document, booking)
    return { ...found, booking, service }
  })
  const outcome = await service.book({
    reference: referenceOf(booking),
    orderedAt: order.createdAt,
    pickupLocation: settings.pickupLocation,
    to: { ...service.to, ...receiver(order, service.to.name) },
    lines: linesOf(order),
    valuePaise: order.totalPaise,
    collectPaise: booking.collectPaise ?? 0,
    packed,
    courierId,
  })
  // The service's message may contain the buyer's number or address; staff see it in the order.
  if (outcome.kind !== 'booked') deps.log.warn({ order: id, outcome: outcome.kind }, 'a courier could not be booked')
  await keepOutcome(id, key, outcome, note, deps)
  // Its order may have been cancelled meanwhile.
  await endBookingSoon(id, deps)
  return ok(parcelAnswer(await readBooking(id, deps)))
}

function receiver(order: StoredOrder, name: string | undefined) {
  return { name: name || order.contact.name, phone: phoneOfOrder(order), email: order.contact.email }
}

function linesOf({ lines }: StoredOrder) {
  return lines.map((line) => ({ name: line.name, quantity: line.quantity, amountPaise: lineAmountPaise(line) }))
}

const noLonger = () =>
  new AppError('CONFLICT', 'This courier no longer takes the parcel. Please look for couriers again.')

const dearer = ({ courier, pricePaise }: Offer) =>
  new AppError('CONFLICT', `${courier} now charges ${formatAmount(toRupees(pricePaise))} for this parcel.`)

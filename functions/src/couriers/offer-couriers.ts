import type { Packed } from '@teeshala/contract/couriers/packed'
import { toRupees } from '@teeshala/contract/money'
import { type Handler, ok } from '../http/handler.ts'
import type { Offer } from '../ports/courier-service.ts'
import type { Deps } from '../ports/deps.ts'
import { collectedPaise, type OrderWithBooking, readBooking, serviceFor } from './bookable.ts'
import { parcelAnswer } from './parcel-answer.ts'

/** The number of offers shown: the cheapest ones. */
const mostOffers = 12

/** Returns the state of an order's parcel, without asking the courier service. */
export const readParcel: Handler<'readParcel'> = async ({ params }, deps) => {
  return ok(parcelAnswer(await readBooking(params.id, deps)))
}

/** Returns the couriers who would carry an order's parcel, cheapest first. */
export const offerCouriers: Handler<'offerCouriers'> = async ({ params, body }, deps) => {
  const offers = await offersFor(await readBooking(params.id, deps), body, deps)
  return ok(
    offers.slice(0, mostOffers).map(({ courierId, courier, pricePaise, days }) => ({
      courierId,
      courier,
      price: toRupees(pricePaise),
      ...(days !== undefined && { days }),
    })),
  )
}

/** Returns the couriers for a parcel of this weight and size, cheapest first. */
export async function offersFor(found: OrderWithBooking, packed: Packed, deps: Deps): Promise<readonly Offer[]> {
  const { to, offers } = serviceFor(found, deps)
  const offered = await offers({
    fromPostalCode: found.settings.pickupPostalCode,
    toPostalCode: to.postalCode,
    packed,
    collectPaise: collectedPaise(found.order),
  })
  return offered.toSorted((one, other) => one.pricePaise - other.pricePaise)
}

import { isIndia, isPincode, joinedPincode } from '../accounts/address.ts'
import type { Day } from '../india-day.ts'
import { daysAfter } from '../india-day.ts'
import type { DeliverySettings, Zone } from './delivery-settings.ts'
import { type Calendar, orderDay, readyOn } from './ready-on.ts'

/** What is to be made, which decides how long it takes. */
export type Goods =
  | { readonly kind: 'blank' }
  | { readonly kind: 'printed' }
  | { readonly kind: 'bulk'; readonly pieces: number }
  | { readonly kind: 'paper'; readonly turnRoundDays: number }

/** Where it goes: a PIN code, or the shop's counter. */
export type Destination = 'counter' | { readonly pincode: string }

/** The working day on which an order leaves the press, and the day by which its customer has it. */
export type DeliveryPromise = { readonly readyOn: Day; readonly by: Day }

/** Returns how many working days the press needs. */
export function makingDays(goods: Goods, { blankDays, printedDays, bulkDays, bulkSteps }: DeliverySettings): number {
  switch (goods.kind) {
    case 'blank':
      return blankDays
    case 'printed':
      return printedDays
    case 'bulk':
      return bulkSteps.findLast(({ from }) => goods.pieces >= from)?.days ?? bulkDays
    case 'paper':
      return goods.turnRoundDays
  }
}

/** Returns the zone of a PIN code, by its longest matching prefix; undefined for the rest of India. */
export function zoneOf(pincode: string, { zones }: Pick<DeliverySettings, 'zones'>): Zone | undefined {
  const reach = ({ prefixes }: Zone) =>
    Math.max(0, ...prefixes.map((prefix) => (pincode.startsWith(prefix) ? prefix.length : 0)))
  const [nearest] = zones.toSorted((one, other) => reach(other) - reach(one))
  return nearest && reach(nearest) > 0 ? nearest : undefined
}

/** Couriers work every day except Sundays and holidays. */
const courierCalendar = ({ holidays }: DeliverySettings): Calendar => ({
  workingDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  holidays,
})

const arrival = (ready: Day, courierDays: number, delivery: DeliverySettings) =>
  readyOn(ready, courierDays, courierCalendar(delivery))

/** Returns the day by which an order that leaves the press on `ready` reaches its customer. */
export function arrivalOn(ready: Day, to: Destination, delivery: DeliverySettings): Day {
  if (to === 'counter') return ready
  return arrival(ready, zoneOf(to.pincode, delivery)?.days ?? delivery.otherDays, delivery)
}

const promiseOfDay = (day: Day, goods: Goods, to: Destination, delivery: DeliverySettings): DeliveryPromise => {
  const ready = readyOn(day, makingDays(goods, delivery), delivery)
  return { readyOn: ready, by: arrivalOn(ready, to, delivery) }
}

/** Returns the promised days for an order placed at `at`. */
export function deliveryPromise(goods: Goods, to: Destination, at: Date, delivery: DeliverySettings): DeliveryPromise {
  return promiseOfDay(orderDay(at, delivery), goods, to, delivery)
}

/** Returns the earliest and the latest day that can be promised anywhere in India. */
export function promiseRange(
  goods: Goods,
  at: Date,
  delivery: DeliverySettings,
): { readonly from: Day; readonly to: Day } {
  const { readyOn: ready } = deliveryPromise(goods, 'counter', at, delivery)
  const days = [...delivery.zones.map((zone) => zone.days), delivery.otherDays]
  return { from: arrival(ready, Math.min(...days), delivery), to: arrival(ready, Math.max(...days), delivery) }
}

/** Returns the last day on which an order before the cut-off hour gets the same promise as one placed at `at`. */
export function orderUntil(goods: Goods, to: Destination, at: Date, delivery: DeliverySettings): Day {
  let day = orderDay(at, delivery)
  const { by } = promiseOfDay(day, goods, to, delivery)
  while (promiseOfDay(daysAfter(day, 1), goods, to, delivery).by === by) day = daysAfter(day, 1)
  return day
}

/** Returns the courier's destination for an address; undefined if no date is promised there: abroad or without a PIN code. */
export function destinationOf(address: {
  readonly postalCode: string
  readonly country: string
}): Destination | undefined {
  const pincode = joinedPincode(address.postalCode)
  return isIndia(address.country) && isPincode(pincode) ? { pincode } : undefined
}

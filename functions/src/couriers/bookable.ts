import { isIndia, isPincode } from '@teeshala/contract/accounts/address'
import { canBook, type StoredBooking } from '@teeshala/contract/couriers/booking'
import type { CourierSettings } from '@teeshala/contract/couriers/courier-settings'
import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { missingBefore } from '@teeshala/contract/payments/money-gate'
import { canMovePayment } from '@teeshala/contract/payments/payment'
import type { Transaction } from 'firebase-admin/firestore'
import { AppError } from '../errors/app-error.ts'
import { courierBookingsIn, ordersIn } from '../firestore/collections.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import { orderNotFound } from '../orders/find-order.ts'
import type { CourierService } from '../ports/courier-service.ts'
import type { Deps } from '../ports/deps.ts'
import { settingsOf, storeSettingsIn } from '../settings/read-settings.ts'

/** An order with its courier booking, and whether the shop books couriers at all. */
export type OrderWithBooking = {
  readonly order: WithId<StoredOrder>
  readonly booking: StoredBooking | undefined
  readonly settings: CourierSettings
  readonly isOffered: boolean
}

/** Reads an order with its courier booking; NOT_FOUND if there is no such order. */
export async function readBooking(
  id: string,
  { db, couriers }: Deps,
  transaction?: Transaction,
): Promise<OrderWithBooking> {
  const documents = [ordersIn(db).doc(id), courierBookingsIn(db).doc(id), storeSettingsIn(db)] as const
  const [order, booking, stored] = await readAll(transaction ?? db, ...documents)
  if (!order) throw orderNotFound()
  const { courierService: settings } = settingsOf(stored)
  return { order, booking, settings, isOffered: settings.isOn && couriers !== undefined }
}

const alsoAskedByLink =
  'The customer can pay this order by a link, and the courier would collect the same money. Cancel the link first.'

/** Returns why no courier can be booked for an order now; undefined if one can. Nothing is sent before it is paid for, whoever carries it. */
export function whyNotBookable({ order, booking }: Pick<OrderWithBooking, 'order' | 'booking'>): string | undefined {
  const { fulfilment, status } = order
  if (fulfilment.kind !== 'ship') return 'This order is collected from the shop: no courier carries it.'
  const { country, postalCode } = fulfilment.address
  if (!isIndia(country) || !isPincode(postalCode)) return 'Couriers can be booked only for addresses in India.'
  if (status !== 'in_production') return 'A courier is booked while the order is in production.'
  if (missingBefore('shipped', order) > 0) return 'This order waits for its balance.'
  if (!canBook(booking)) return 'A courier is booked already, or being booked.'
  if (order.payment.link && collectedPaise(order) > 0) return alsoAskedByLink
  return undefined
}

/** Returns the courier service for this order; throws if the shop has none, or it is unavailable. */
export function serviceFor(
  found: OrderWithBooking,
  { couriers }: Deps,
): CourierService & { readonly to: OrderAddress } {
  if (!found.isOffered || !couriers) throw new AppError('CONFLICT', 'Couriers are entered by hand in this shop.')
  const refusal = whyNotBookable(found)
  const { fulfilment } = found.order
  if (refusal || fulfilment.kind !== 'ship') throw new AppError('CONFLICT', refusal ?? 'No courier carries this order.')
  return { ...couriers, to: fulfilment.address }
}

/** Returns what the courier collects on delivery, in paise. */
export function collectedPaise({ payment }: StoredOrder): number {
  const isCash = payment.method === 'cash_on_delivery' && canMovePayment(payment.status, 'paid')
  return isCash && payment.invoiceDays === undefined ? outstandingPaise(payment) : 0
}

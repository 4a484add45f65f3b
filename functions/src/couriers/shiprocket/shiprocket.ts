import type { BookingOutcome, CourierBooking } from '@teeshala/contract/couriers/booking'
import { chargedGrams } from '@teeshala/contract/couriers/packed'
import { dayOf, timeOf } from '@teeshala/contract/india-day'
import { toPaise, toRupees } from '@teeshala/contract/money'
import * as z from 'zod/mini'
import { isSameText } from '../../crypto/signatures.ts'
import { AppError } from '../../errors/app-error.ts'
import type { CourierService, ParcelToSend } from '../../ports/courier-service.ts'
import { AssignedAwb, FoundOrders, MadeLabel, MadeOrder, Serviceability } from './shiprocket-answers.ts'
import { askShiprocket, ShiprocketRefusal, type ShiprocketSettings, unavailable } from './shiprocket-api.ts'
import { readTracking } from './shiprocket-event.ts'

const largestLabel = 5_000_000

/** What the account has under one of our references: nothing, an order without a courier, a cancelled one, or a parcel. */
type Found =
  | { readonly kind: 'none' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'open'; readonly serviceOrderId: string; readonly shipmentId: string }
  | { readonly kind: 'booked'; readonly booking: CourierBooking }

/** The Shiprocket adapter. Shiprocket has no idempotency keys, so every booking first asks what exists. */
export function shiprocket(settings: ShiprocketSettings): CourierService {
  const ask = <T>(path: string, answer: z.core.$ZodType<T>, body?: unknown) =>
    askShiprocket(settings, path, answer, body === undefined ? {} : { method: 'POST', body })

  async function found(reference: string): Promise<Found> {
    const { data } = await ask(`/orders?search=${encodeURIComponent(reference)}&per_page=20`, FoundOrders)
    // The search also matches longer numbers with this prefix.
    const order = data.find(({ channel_order_id }) => channel_order_id === reference)
    const [shipment] = order?.shipments ?? []
    if (!order || !shipment) return { kind: 'none' }
    if (/cancel/i.test(order.status)) return { kind: 'cancelled' }
    const ids = { serviceOrderId: String(order.id), shipmentId: String(shipment.id) }
    if (!shipment.awb) return { kind: 'open', ...ids }
    return { kind: 'booked', booking: { ...ids, courier: shipment.courier ?? '', awb: shipment.awb } }
  }

  async function bookNew(parcel: ParcelToSend): Promise<BookingOutcome> {
    const there = await found(parcel.reference).catch(nothingAsked)
    if (there.kind === 'booked' || there.kind === 'cancelled') return there
    // An order that an earlier try left without a courier is updated to the current parcel.
    const path = there.kind === 'open' ? '/orders/update/adhoc' : '/orders/create/adhoc'
    const made = await ask(path, MadeOrder, orderOf(parcel))
    const assigned = await ask('/courier/assign/awb', AssignedAwb, {
      shipment_id: made.shipment_id,
      courier_id: Number(parcel.courierId),
    })
    const said = assigned.response?.data
    const data = typeof said === 'object' ? said : undefined
    if (assigned.awb_assign_status !== 1 || !data?.awb_code) {
      const words = (typeof said === 'string' ? said : data?.awb_assign_error) ?? assigned.message
      return { kind: 'refused', reason: words ?? 'The courier did not accept the parcel.' }
    }
    const { awb_code: awb, courier_name: courier = '' } = data
    const booking = { serviceOrderId: String(made.order_id), shipmentId: String(made.shipment_id), courier, awb }
    // Without a pickup request the courier comes the next day; the booking stands.
    await ask('/courier/generate/pickup', z.unknown(), { shipment_id: [made.shipment_id] }).catch(() => undefined)
    return { kind: 'booked', booking }
  }

  return {
    offers: async ({ fromPostalCode, toPostalCode, packed, collectPaise }) => {
      const query = new URLSearchParams({
        pickup_postcode: fromPostalCode,
        delivery_postcode: toPostalCode,
        weight: String(chargedGrams(packed) / 1000),
        cod: collectPaise > 0 ? '1' : '0',
      })
      const { data } = await ask(`/courier/serviceability/?${query}`, Serviceability).catch(noneOr404)
      return (data?.available_courier_companies ?? []).map((each) => ({
        courierId: String(each.courier_company_id),
        courier: each.courier_name,
        pricePaise: toPaise(each.rate),
        days: /^\d+$/.test(each.estimated_delivery_days ?? '') ? Number(each.estimated_delivery_days) : undefined,
      }))
    },
    book: (parcel) => bookNew(parcel).catch(asOutcome),
    find: (reference) => found(reference).then(outcomeOf).catch(asOutcome),
    label: async ({ shipmentId }) => {
      const { label_created, label_url } = await ask('/courier/generate/label', MadeLabel, {
        shipment_id: [Number(shipmentId)],
      }).catch(refuse)
      if (label_created !== 1 || !label_url) throw new AppError('CONFLICT', 'The courier service has no label yet.')
      return fetchPdf(label_url, settings.origin)
    },
    cancel: async ({ serviceOrderId }) => {
      await ask('/orders/cancel', z.unknown(), { ids: [Number(serviceOrderId)] }).catch(refuse)
    },
    readEvent: (body, header) => {
      if (!isSameText(header('x-api-key') ?? '', settings.webhookKey)) {
        throw new AppError('UNAUTHENTICATED', 'The key is not the one that was agreed on')
      }
      return readTracking(body)
    },
  }
}

/** Returns a parcel in Shiprocket's format; kilograms and rupees. Its sub_total is what is collected on delivery. */
function orderOf({ reference, orderedAt, pickupLocation, to, lines, packed, ...amounts }: ParcelToSend) {
  const { collectPaise, valuePaise } = amounts
  return {
    order_id: reference,
    order_date: `${dayOf(orderedAt)} ${timeOf(orderedAt)}`,
    pickup_location: pickupLocation,
    billing_customer_name: to.name,
    billing_last_name: '',
    billing_address: to.address,
    billing_city: to.city,
    billing_pincode: to.postalCode,
    billing_state: to.state ?? '',
    billing_country: to.country,
    billing_email: to.email,
    billing_phone: to.phone.replace(/^\+91/, ''),
    shipping_is_billing: true,
    order_items: lines.map(({ name, quantity, amountPaise }, index) => ({
      name,
      sku: `${reference}-${index + 1}`,
      units: quantity,
      selling_price: toRupees(Math.round(amountPaise / quantity)),
    })),
    payment_method: collectPaise > 0 ? 'COD' : 'Prepaid',
    sub_total: toRupees(collectPaise > 0 ? collectPaise : valuePaise),
    length: packed.lengthCm,
    breadth: packed.widthCm,
    height: packed.heightCm,
    weight: packed.weightGrams / 1000,
  }
}

function outcomeOf(there: Found): BookingOutcome {
  if (there.kind === 'booked' || there.kind === 'cancelled') return there
  return { kind: 'refused', reason: 'The courier service has no parcel for this order.' }
}

/** If the first question gets no response, nothing has been requested yet. */
function nothingAsked(error: unknown): never {
  if (error instanceof ShiprocketRefusal) throw error
  throw new ShiprocketRefusal(503, 'It does not answer at the moment.')
}

function asOutcome(error: unknown): BookingOutcome {
  if (error instanceof ShiprocketRefusal) return { kind: 'refused', reason: error.message }
  const reason = error instanceof AppError ? 'The courier service did not answer.' : 'The booking was cut short.'
  return { kind: 'unknown', reason }
}

function refuse(error: unknown): never {
  if (error instanceof ShiprocketRefusal) throw new AppError('CONFLICT', `The courier service says: ${error.message}`)
  throw error
}

/** Shiprocket responds 404 if no courier serves the address. */
function noneOr404(error: unknown): z.infer<typeof Serviceability> {
  if (error instanceof ShiprocketRefusal && error.status === 404) return {}
  return refuse(error)
}

/** Labels are stored with the service's file host, or with the service itself. */
async function fetchPdf(address: string, origin: string): Promise<Uint8Array> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isAllowed =
    url &&
    (url.origin === new URL(origin).origin || (url.protocol === 'https:' && url.hostname.endsWith('.amazonaws.com')))
  if (!isAllowed) throw unavailable()
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(8_000) }).catch(() => undefined)
  const body = response?.ok ? await response.arrayBuffer().catch(() => undefined) : undefined
  if (!body) throw unavailable()
  const bytes = new Uint8Array(body)
  if (bytes.length > largestLabel || Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    throw unavailable()
  return bytes
}

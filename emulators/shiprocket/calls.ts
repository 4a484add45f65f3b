import { randomBytes } from 'node:crypto'
import { couriers, type Parcel, type Parcels } from './parcels.ts'

export type Asked = { readonly method: string; readonly url: URL; readonly body: Record<string, unknown> }

/** A response: JSON unless it is a file. Without a status the connection is cut, as if there was no answer. */
export type Told = { readonly status?: number; readonly body?: unknown; readonly pdf?: string }

/** PIN codes with these last digits trigger a failure, so that a person or a test can see it. */
const mishaps = {
  /** No courier serves it. */
  unserved: '999',
  /** The courier is booked, but the response is lost. */
  lostAnswer: '998',
  /** The courier refuses it. */
  refused: '997',
} as const

/** The account's tokens. */
export class Tokens {
  readonly #good = new Set<string>()
  /** The number of logins. */
  count = 0
  make(): string {
    this.count += 1
    const token = randomBytes(16).toString('hex')
    this.#good.add(token)
    return token
  }
  isGood = (header: string) => this.#good.has(header.replace(/^Bearer /, ''))
  /** Invalidates all tokens, as a password change does. */
  end(): void {
    this.#good.clear()
  }
}

const refused = (status: number, message: string): Told => ({ status, body: { message, status_code: status } })

/** Answers an API call of the shop in the format of https://apidocs.shiprocket.in. */
export function answer({ method, url, body }: Asked, parcels: Parcels): Told {
  const path = url.pathname.replace('/v1/external', '')
  switch (`${method} ${path}`) {
    case 'GET /courier/serviceability/':
      return serviceability(url.searchParams)
    case 'GET /orders':
      return { status: 200, body: { data: found(parcels, url.searchParams.get('search') ?? '') } }
    case 'POST /orders/create/adhoc':
      return created(body, parcels)
    case 'POST /orders/update/adhoc':
      return updated(body, parcels)
    case 'POST /courier/assign/awb':
      return assigned(body, parcels)
    case 'POST /courier/generate/pickup':
      return { status: 200, body: { pickup_status: 1 } }
    case 'POST /courier/generate/label':
      return label(body, url.origin, parcels)
    case 'POST /orders/cancel':
      return cancelled(body, parcels)
  }
  const [, shipmentId] = /^\/labels\/(\d+)\.pdf$/.exec(path) ?? []
  const parcel = parcels.byShipment(shipmentId)
  return parcel
    ? { status: 200, pdf: `${parcel.courier} ${parcel.awb} for ${parcel.reference}` }
    : refused(404, 'Not found')
}

function serviceability(query: URLSearchParams): Told {
  const to = query.get('delivery_postcode') ?? ''
  const halfKilograms = Math.max(1, Math.ceil(Number(query.get('weight')) / 0.5))
  if (!/^\d{6}$/.test(to) || !(halfKilograms > 0)) return refused(422, 'The given data was invalid.')
  if (to.endsWith(mishaps.unserved)) return refused(404, 'No courier service available for the given pincode')
  const isCash = query.get('cod') === '1'
  const companies = couriers
    .filter((courier) => !isCash || courier.isCash)
    .map(({ id, name, rate, days }) => ({
      courier_company_id: id,
      courier_name: name,
      rate: rate * halfKilograms + (isCash ? 40 : 0),
      estimated_delivery_days: String(days),
    }))
  return { status: 200, body: { status: 200, data: { available_courier_companies: companies } } }
}

const found = (parcels: Parcels, search: string) =>
  parcels.all
    .filter(({ reference }) => reference.startsWith(search))
    .map(({ id, reference, status, shipmentId, courier, awb }) => ({
      id,
      channel_order_id: reference,
      status,
      shipments: [{ id: shipmentId, courier, awb }],
    }))

const made = ({ id, shipmentId, status }: Parcel): Told => ({
  status: 200,
  body: { order_id: id, shipment_id: shipmentId, status, status_code: 1, awb_code: '', courier_name: '' },
})

const facts = (body: Record<string, unknown>) => ({
  reference: String(body.order_id),
  postalCode: String(body.billing_pincode),
  weight: Number(body.weight),
  method: String(body.payment_method),
  amount: Number(body.sub_total),
})

function created(body: Record<string, unknown>, parcels: Parcels): Told {
  const wanted = ['order_id', 'pickup_location', 'billing_customer_name', 'billing_phone', 'billing_pincode', 'weight']
  const missing = wanted.find((name) => !body[name])
  if (missing) return refused(422, `The ${missing.replaceAll('_', ' ')} field is required.`)
  return made(parcels.create(facts(body)))
}

function updated(body: Record<string, unknown>, parcels: Parcels): Told {
  const parcel = parcels.all.find(({ reference, status }) => reference === body.order_id && status === 'NEW')
  if (!parcel) return refused(400, 'The order cannot be updated')
  Object.assign(parcel, facts(body))
  parcels.save()
  return made(parcel)
}

function assigned(body: Record<string, unknown>, parcels: Parcels): Told {
  const parcel = parcels.byShipment(body.shipment_id)
  if (!parcel || parcel.status === 'CANCELED') return refused(422, 'The shipment id is invalid.')
  if (parcel.awb) return refused(400, 'Oops! Cannot reassign courier for this shipment.')
  if (parcel.postalCode.endsWith(mishaps.refused)) {
    const data = { awb_assign_error: 'Please recharge your wallet. The minimum balance is Rs 100.' }
    return { status: 200, body: { awb_assign_status: 0, response: { data } } }
  }
  const { awb, courier, shipmentId } = parcels.assign(parcel, body.courier_id)
  if (parcel.postalCode.endsWith(mishaps.lostAnswer)) return {}
  const data = { awb_code: awb, courier_name: courier, shipment_id: shipmentId }
  return { status: 200, body: { awb_assign_status: 1, response: { data } } }
}

function label(body: Record<string, unknown>, origin: string, parcels: Parcels): Told {
  const [shipmentId] = Array.isArray(body.shipment_id) ? body.shipment_id : []
  const parcel = parcels.byShipment(shipmentId)
  if (!parcel?.awb) return { status: 200, body: { label_created: 0, response: 'No valid shipment ids to print label' } }
  return { status: 200, body: { label_created: 1, label_url: `${origin}/v1/external/labels/${parcel.shipmentId}.pdf` } }
}

function cancelled(body: Record<string, unknown>, parcels: Parcels): Told {
  const ids = Array.isArray(body.ids) ? body.ids.map(Number) : []
  for (const parcel of parcels.all.filter(({ id }) => ids.includes(id))) parcel.status = 'CANCELED'
  parcels.save()
  return { status: 200, body: { message: 'Order cancelled successfully.' } }
}

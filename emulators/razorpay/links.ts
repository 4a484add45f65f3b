/** The stand-in's payment links: each has an order, which can be paid in parts if the link allows it. */
import { randomBytes } from 'node:crypto'
import type { Attempt, LinkEntity, OrderEntity, PaymentEntity } from './entities.ts'
import { BadRequest } from './refusal.ts'

const nowSeconds = () => Math.floor(Date.now() / 1000)
const leastAheadSeconds = 15 * 60

type Orders = {
  createOrder: (fields: Record<string, unknown>) => OrderEntity
  pay: (orderId: string, attempt: Attempt) => PaymentEntity
  save: () => void
}

export class Links {
  readonly #orders: Orders
  readonly #links = new Map<string, LinkEntity>()
  readonly #origin: string

  constructor(orders: Orders, origin: string, known: readonly LinkEntity[]) {
    this.#orders = orders
    this.#origin = origin
    for (const link of known) this.#links.set(link.id, link)
  }

  all(): LinkEntity[] {
    return [...this.#links.values()]
  }

  create(fields: Record<string, unknown>): LinkEntity {
    const { amount, currency, reference_id, accept_partial, first_min_partial_amount, expire_by } = fields
    const reference = String(reference_id ?? '')
    if (reference.length > 40) throw new BadRequest('The reference id may not be greater than 40 characters.')
    if (this.ofReference(reference).length > 0) {
      throw new BadRequest(`payment link with given reference_id: ${reference} already exists`)
    }
    refuseNear(expire_by)
    const least = Number(first_min_partial_amount ?? 0)
    if (accept_partial && least >= Number(amount)) {
      throw new BadRequest('first_min_partial_amount should be less than the amount')
    }
    const order = this.#orders.createOrder({
      amount,
      currency,
      receipt: reference,
      notes: fields.notes,
      partial_payment: true,
    })
    const id = `plink_${randomBytes(7).toString('hex')}`
    const link: LinkEntity = {
      id,
      accept_partial: accept_partial === true,
      first_min_partial_amount: least,
      amount: order.amount,
      amount_paid: 0,
      currency: order.currency,
      description: String(fields.description ?? ''),
      expire_by: Number(expire_by ?? 0),
      order_id: order.id,
      payments: [],
      reference_id: reference,
      short_url: `${this.#origin}/l/${id}`,
      status: 'created',
      created_at: nowSeconds(),
    }
    this.#links.set(id, link)
    this.#orders.save()
    return link
  }

  one(id: string): LinkEntity {
    const link = this.#links.get(id)
    if (!link) throw new BadRequest('The id provided does not exist')
    if (isLive(link) && link.expire_by > 0 && link.expire_by <= nowSeconds()) this.expire(id)
    return link
  }

  ofReference(reference: string): LinkEntity[] {
    return this.all().filter(({ reference_id }) => reference_id === reference)
  }

  cancel(id: string): LinkEntity {
    const link = this.one(id)
    if (link.status !== 'created') throw new BadRequest(`Payment link cannot be cancelled as it is ${link.status}`)
    return this.#change(link, { status: 'cancelled' })
  }

  change(id: string, { expire_by }: Record<string, unknown>): LinkEntity {
    const link = this.one(id)
    if (!isLive(link)) throw new BadRequest(`Payment link cannot be updated as it is ${link.status}`)
    refuseNear(expire_by)
    return this.#change(link, { expire_by: Number(expire_by) })
  }

  expire(id: string): LinkEntity {
    const link = this.#links.get(id)
    if (!link || !isLive(link)) throw new BadRequest('The payment link has ended')
    return this.#change(link, { status: 'expired' })
  }

  /** Pays a link in full or in part, or fails to. */
  pay(id: string, { amount, problem, ...fields }: Attempt): PaymentEntity {
    const link = this.one(id)
    if (!isLive(link)) throw new BadRequest(`This payment link is ${link.status}`)
    const open = link.amount - link.amount_paid
    const paid = amount ?? open
    const isWhole = paid === open
    if (paid > open || paid < 1) throw new BadRequest('The amount is more than what is due')
    if (!isWhole && !link.accept_partial) throw new BadRequest('This link does not take a part')
    if (!isWhole && link.amount_paid === 0 && paid < link.first_min_partial_amount) {
      throw new BadRequest('The amount is less than the minimum of the first payment')
    }
    const payment = this.#orders.pay(link.order_id, { ...fields, amount: paid, problem })
    if (payment.status !== 'captured') return payment
    const { method, created_at } = payment
    link.payments.push({ payment_id: payment.id, amount: paid, method, status: 'captured', created_at })
    this.#change(link, { amount_paid: link.amount_paid + paid, status: isWhole ? 'paid' : 'partially_paid' })
    return payment
  }

  #change(link: LinkEntity, fields: Partial<LinkEntity>): LinkEntity {
    Object.assign(link, fields)
    this.#orders.save()
    return link
  }
}

const isLive = ({ status }: LinkEntity) => status === 'created' || status === 'partially_paid'

function refuseNear(expireBy: unknown): void {
  if (Number(expireBy) >= nowSeconds() + leastAheadSeconds) return
  throw new BadRequest('expire_by should be at least 15 minutes after current time')
}

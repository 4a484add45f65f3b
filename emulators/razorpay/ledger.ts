/** The stand-in's state, kept across restarts, and the transitions that Razorpay allows. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Attempt, OrderEntity, PaymentEntity, RefundEntity } from './entities.ts'
import { Links } from './links.ts'
import { BadRequest } from './refusal.ts'

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const nowSeconds = () => Math.floor(Date.now() / 1000)
const unknownId = 'The id provided does not exist'

export class Ledger {
  readonly #file: string | undefined
  readonly #orders = new Map<string, OrderEntity>()
  readonly #payments = new Map<string, PaymentEntity>()
  readonly #refunds: RefundEntity[] = []
  /** Refunds by idempotency key. */
  readonly #keys = new Map<string, string>()
  readonly links: Links

  /** `origin` is where links are paid. */
  constructor(file: string | undefined, origin: string) {
    this.#file = file
    const known = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const { orders = [], payments = [], refunds = [], keys = [], links = [] } = known
    const parts = {
      createOrder: (fields: Record<string, unknown>) => this.createOrder(fields),
      pay: (id: string, attempt: Attempt) => this.pay(id, attempt),
      save: () => this.#save(),
    }
    this.links = new Links(parts, origin, links)
    for (const order of orders) this.#orders.set(order.id, order)
    for (const payment of payments) this.#payments.set(payment.id, payment)
    this.#refunds.push(...refunds)
    for (const [key, id] of keys) this.#keys.set(key, id)
  }

  createOrder({ amount, currency, receipt, notes, partial_payment }: Record<string, unknown>): OrderEntity {
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100) {
      throw new BadRequest('Order amount less than minimum amount allowed')
    }
    if (currency !== 'INR') throw new BadRequest('Currency is not supported')
    const order: OrderEntity = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      partial_payment: partial_payment === true,
      currency,
      receipt: typeof receipt === 'string' ? receipt : null,
      status: 'created',
      attempts: 0,
      notes: (notes ?? {}) as Record<string, string>,
      created_at: nowSeconds(),
    }
    this.#orders.set(order.id, order)
    this.#save()
    return order
  }

  order(id: string): OrderEntity {
    const order = this.#orders.get(id)
    if (!order) throw new BadRequest(unknownId)
    return order
  }

  payment(id: string): PaymentEntity {
    const payment = this.#payments.get(id)
    if (!payment) throw new BadRequest(unknownId)
    return payment
  }

  paymentsOf(orderId: string): PaymentEntity[] {
    return [...this.#payments.values()].filter(({ order_id }) => order_id === orderId)
  }

  refundsOf(paymentId: string): RefundEntity[] {
    return this.#refunds.filter(({ payment_id }) => payment_id === paymentId)
  }

  /** Returns the account's refunds since a time in seconds, newest first. */
  refundsSince(from: number): RefundEntity[] {
    return this.#refunds.filter(({ created_at }) => created_at >= from).toReversed()
  }

  /** Pays an order, or fails to. Fields of the attempt override the defaults, because a test may want a wrong amount. */
  pay(orderId: string, { problem, ...fields }: Attempt): PaymentEntity {
    const order = this.order(orderId)
    const payment: PaymentEntity = {
      id: newId('pay'),
      entity: 'payment',
      order_id: orderId,
      amount: order.amount,
      currency: order.currency,
      status: problem ? 'failed' : 'captured',
      method: 'card',
      wallet: null,
      vpa: null,
      captured: !problem,
      fee: null,
      tax: null,
      amount_refunded: 0,
      refund_status: null,
      error_code: problem ? 'BAD_REQUEST_ERROR' : null,
      error_description: problem ?? null,
      notes: order.notes,
      created_at: nowSeconds(),
      ...fields,
    }
    this.#payments.set(payment.id, payment)
    order.attempts++
    if (order.status !== 'paid') order.status = 'attempted'
    if (payment.status === 'captured') this.#settle(payment)
    this.#save()
    return payment
  }

  capture(id: string, amount: unknown): PaymentEntity {
    const payment = this.payment(id)
    if (payment.status !== 'authorized') throw new BadRequest('This payment has already been captured')
    if (amount !== payment.amount) throw new BadRequest('Capture amount must be equal to the amount authorized')
    Object.assign(payment, { status: 'captured', captured: true })
    this.#settle(payment)
    this.#save()
    return payment
  }

  /** Fails a pending payment. */
  fail(id: string): PaymentEntity {
    const payment = this.payment(id)
    if (payment.status !== 'created') throw new BadRequest('The payment is not under way')
    Object.assign(payment, { status: 'failed', error_description: 'Payment was not completed on time' })
    this.#save()
    return payment
  }

  /** Refunds the requested amount of a payment, or all of it; the same key returns the same refund. */
  refund(id: string, { amount, receipt }: Record<string, unknown> = {}, key?: string): RefundEntity {
    const payment = this.payment(id)
    const made = key === undefined ? undefined : this.#refunds.find(({ id: each }) => each === this.#keys.get(key))
    if (made && amount !== undefined && made.amount !== amount) throw new BadRequest('Different request body sent')
    if (made) return made
    if (payment.status === 'refunded') throw new BadRequest('The payment has been fully refunded already')
    if (payment.status !== 'captured') throw new BadRequest('The payment status should be captured')
    const left = payment.amount - payment.amount_refunded
    const part = amount ?? payment.amount
    if (typeof part !== 'number' || !Number.isInteger(part) || part < 100 || part > left) {
      throw new BadRequest('The total refund amount is greater than the refund payment amount')
    }
    const refund: RefundEntity = {
      id: newId('rfnd'),
      entity: 'refund',
      payment_id: id,
      amount: part,
      receipt: typeof receipt === 'string' ? receipt : null,
      currency: payment.currency,
      status: 'processed',
      created_at: nowSeconds(),
    }
    this.#refunds.push(refund)
    if (key !== undefined) this.#keys.set(key, refund.id)
    payment.amount_refunded += part
    payment.refund_status = part === left ? 'full' : 'partial'
    if (part === left) payment.status = 'refunded'
    this.#save()
    return refund
  }

  #settle(payment: PaymentEntity) {
    const { order_id, amount } = payment
    const order = this.order(order_id)
    const base = Math.round(amount * 0.02)
    const tax = Math.round(base * 0.18)
    payment.tax ??= tax
    payment.fee ??= base + tax
    const paid = order.partial_payment ? order.amount_paid + amount : amount
    const status = order.partial_payment && paid < order.amount ? 'attempted' : 'paid'
    Object.assign(order, { status, amount_paid: paid, amount_due: Math.max(0, order.amount - paid) })
  }

  #save() {
    if (!this.#file) return
    const state = {
      orders: [...this.#orders.values()],
      payments: [...this.#payments.values()],
      refunds: this.#refunds,
      keys: [...this.#keys],
      links: this.links.all(),
    }
    writeFileSync(`${this.#file}.new`, JSON.stringify(state))
    renameSync(`${this.#file}.new`, this.#file)
  }
}

import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import type { StoredTimelineEntry } from '@teeshala/contract/orders/stored-order'
import type { PaymentStatus } from '@teeshala/contract/payments/payment'
import { hoursToPay, lapsedNote } from '@teeshala/contract/payments/payment-time'
import { hoursAfter } from './calendar.ts'

type Step = { readonly hours: number } & ({ readonly status: OrderStatus } | { readonly payment: PaymentStatus }) & {
    readonly note?: string
    readonly by?: 'system'
  }

/** Returns the history of an order placed at `placedAt`: the first step is the customer's, later ones are by staff or the shop itself. */
export function timeline(placedAt: Date, steps: readonly Step[]): StoredTimelineEntry[] {
  return steps.map((step, index) => {
    const isMove = 'status' in step
    return {
      kind: isMove ? 'status' : 'payment',
      to: isMove ? step.status : step.payment,
      by: index === 0 ? 'customer' : (step.by ?? (isMove ? 'staff' : 'system')),
      ...(step.note && { note: step.note }),
      at: hoursAfter(placedAt, step.hours),
    }
  })
}

const placed: Step = { hours: 0, status: 'placed' }
const paid: Step = { hours: 0.05, payment: 'paid' }
const inProduction: Step = { hours: 20, status: 'in_production' }
const shipped: Step = { hours: 66, status: 'shipped' }

/** The possible histories of an order. */
export const histories = {
  justPlaced: [placed],
  paid: [placed, paid],
  inProduction: [placed, paid, inProduction],
  shipped: [placed, paid, inProduction, shipped],
  delivered: [placed, paid, inProduction, shipped, { hours: 140, status: 'delivered' }],
  deliveredForCash: [
    placed,
    inProduction,
    shipped,
    { hours: 139, payment: 'paid' },
    { hours: 140, status: 'delivered' },
  ],
  cancelled: [
    placed,
    paid,
    { hours: 6, status: 'cancelled', note: 'Cancelled on the customer’s request' },
    { hours: 30, payment: 'refunded' },
  ],
  neverPaid: [
    placed,
    { hours: 0.1, payment: 'failed' },
    { hours: hoursToPay + 0.6, status: 'cancelled', note: lapsedNote, by: 'system' },
  ],
  bulkInProduction: [placed, { hours: 26, status: 'in_production' }],
  bulkCompleted: [placed, { hours: 22, status: 'in_production' }, { hours: 150, status: 'delivered' }],
  bulkCancelled: [placed, { hours: 9, status: 'cancelled', note: 'The event was called off' }],
} satisfies Record<string, readonly Step[]>

export type History = keyof typeof histories

/** Returns the end of a history: its last status and payment status. */
export function endOf(history: History) {
  const steps: readonly Step[] = histories[history]
  const status = steps.findLast((step) => 'status' in step)
  const payment = steps.findLast((step) => 'payment' in step)
  const last = steps.at(-1)
  return {
    status: (status && 'status' in status ? status.status : 'placed') as OrderStatus,
    paymentStatus: (payment && 'payment' in payment ? payment.payment : 'pending') as PaymentStatus,
    lastChangeHours: last?.hours ?? 0,
  }
}

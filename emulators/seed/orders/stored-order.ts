import { orderPromise } from '@teeshala/contract/delivery/order-promise'
import { type ShippingRule, shippingFor } from '@teeshala/contract/orders/amounts/order-amounts'
import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import type { Contact } from '@teeshala/contract/orders/order'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { lineAmountPaise, piecesIn, type StoredLine } from '@teeshala/contract/orders/order-lines'
import { orderSearchKeys } from '@teeshala/contract/orders/search/order-search'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { PaymentMethod } from '@teeshala/contract/payments/payment'
import { dueByOf } from '@teeshala/contract/production/due-by'
import { mayBegin } from '@teeshala/contract/production/for-the-press'
import { seedSettings } from '../settings.ts'
import { hoursAfter } from './calendar.ts'
import { endOf, type History, histories, timeline } from './timeline.ts'

/** Who placed an order of the seed. */
export type Who = { readonly userId: string | null; readonly contact: Contact }

type SeedOrder = Who & {
  readonly kind: OrderKind
  readonly createdAt: Date
  readonly history: History
  readonly method: PaymentMethod
  readonly lines: StoredLine[]
  readonly designs?: StoredOrder['designs']
  /** Where it is sent and what that costs; an order without it is collected. */
  readonly shipping?: { readonly address: ShippingAddress; readonly rule: ShippingRule }
}

/** An order of the seed as it is stored, with the end that its history leads to. */
export function storedOrder(id: string, order: SeedOrder): StoredOrder {
  const { kind, userId, contact, createdAt, history, method, lines, designs = [], shipping } = order
  const { status, paymentStatus, lastChangeHours } = endOf(history)
  const itemsPaise = lines.reduce((sum, line) => sum + lineAmountPaise(line), 0)
  const shippingPaise = shipping ? shippingFor(itemsPaise, shipping.rule) : 0
  const totalPaise = itemsPaise + shippingPaise
  const fulfilment: StoredOrder['fulfilment'] = shipping
    ? { kind: 'ship', address: shipping.address }
    : { kind: 'collect' }
  const promised = orderPromise({ kind, lines, fulfilment }, createdAt, seedSettings.delivery)
  const promise = kind === 'print' ? undefined : promised
  const stored: StoredOrder = {
    kind,
    userId,
    contact,
    lines,
    designs,
    itemsPaise,
    shippingPaise,
    totalPaise,
    pieces: piecesIn(lines),
    payment: {
      method,
      status: paymentStatus,
      duePaise: totalPaise,
      paidPaise: paymentStatus === 'paid' ? totalPaise : 0,
      dueAt: null,
    },
    fulfilment,
    ...(promise && { promise }),
    dueBy: dueByOf({ promise, printing: undefined }),
    status,
    timeline: timeline(createdAt, histories[history]),
    searchKeys: orderSearchKeys({ _id: id, contact, lines }),
    createdAt,
    updatedAt: hoursAfter(createdAt, lastChangeHours),
  }
  // None of them has a proof, so that its hash does not matter.
  return { ...stored, isToPrint: mayBegin(stored, '') }
}

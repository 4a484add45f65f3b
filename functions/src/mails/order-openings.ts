import { formatFullDay, formatLongMoment } from '@teeshala/contract/date-format'
import { missingDesigns } from '@teeshala/contract/designs/missing-designs'
import { toRupees } from '@teeshala/contract/money'
import { kindRules } from '@teeshala/contract/orders/order-kind'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { isWorkshop } from '@teeshala/contract/orders/status-words'
import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { cashWords } from '@teeshala/contract/payments/cash/cash-words'
import { awaitsAdvanceByHand, missingAdvance } from '@teeshala/contract/payments/money-gate'
import { awaitsPayment, canMovePayment, isPaidOnline } from '@teeshala/contract/payments/payment'
import { hoursToPay, lapsedNote } from '@teeshala/contract/payments/payment-time'
import { type Opening, rupees } from './compose-order-mail.ts'
import { comesBack, creditWords } from './credit-words.ts'
import { cancelledMoney, refunded } from './refund-words.ts'

/** The order events that customers are mailed about. */
export type OrderEvent =
  | OrderStatus
  | 'paid'
  | 'partly_paid'
  | 'refunded'
  | 'returned'
  | 'credited'
  | 'payment_asked'
  | 'balance_due'
  | 'invoice_due'
  | 'invoice_overdue'
  | 'promise_moved'
  | 'proof_sent'
  | 'proof_reminder'

const byItself = 'If money has left your account, it will be refunded automatically within 5 to 7 working days.'
const track = 'Track your order'
const see = 'See your order'

/** Returns what a mail says about an event: of the payment only what is true for this order. `movedPaise` is what was received or refunded. */
export function openingOf(order: StoredOrder, event: OrderEvent, movedPaise?: number): Opening {
  const noun = kindRules[order.kind].title.toLowerCase()
  switch (event) {
    case 'placed':
      return placed(order, noun)
    case 'in_production':
      return {
        subject: `Your ${noun} is being printed`,
        paragraphs: ['Your order is now being printed in our workshop.'],
        wayLabel: track,
      }
    case 'shipped':
      return sent(order, noun)
    case 'delivered':
      return arrived(order, noun)
    case 'cancelled':
      return { subject: `Your ${noun} is cancelled`, paragraphs: [cancelledWords(order)], wayLabel: see }
    case 'partly_paid':
      return partCame(order, movedPaise)
    case 'paid':
      return { subject: 'We have received your payment', paragraphs: [paidWords(order)], wayLabel: track }
    case 'refunded':
      return refunded(order.payment, movedPaise)
    case 'promise_moved':
      return dateMoved(order, noun)
    case 'proof_sent':
      return {
        subject: 'Your proof is ready',
        paragraphs: [
          `The proof shows how your ${noun} will be printed. Please check it, and approve it or tell us what to change.`,
          'We will start printing once you approve it.',
        ],
        wayLabel: 'See the proof',
      }
    case 'proof_reminder':
      return {
        subject: 'Please approve your proof',
        paragraphs: [
          `You have not approved the proof of your ${noun} yet. We will start printing once you approve it; until then we cannot keep the date that we promised.`,
        ],
        wayLabel: 'See the proof',
      }
    case 'credited':
      return credited(order, noun)
    case 'payment_asked':
      return moneyAsked(order, noun)
    case 'balance_due':
      return balanceDue(order, noun)
    case 'invoice_due':
    case 'invoice_overdue':
      return invoiceDue(order, event)
    case 'returned':
      return {
        subject: 'Your payment is being refunded',
        paragraphs: [
          `We received a payment${movedPaise === undefined ? '' : ` of ${rupees(movedPaise)}`} for this order that we could not accept: the order was already cancelled or paid, or the amount did not match. The full amount is being refunded the way you paid. ${comesBack}`,
        ],
        wayLabel: see,
      }
  }
}

/** Returns the text about the latest credit note and its refund. */
function credited({ credits, payment }: StoredOrder, noun: string): Opening {
  const { number = '', totalPaise = 0, backPaise, way } = credits?.at(-1) ?? {}
  const note = `We have issued credit note ${number} of ${rupees(totalPaise)} for your ${noun}. You can download it from the order’s page.`
  const paragraphs = [note, ...creditWords({ backPaise, way }, payment)]
  const subject = way === 'gateway' ? `A refund for your ${noun} is on its way` : `Credit note for your ${noun}`
  return { subject, paragraphs, wayLabel: see }
}

function paidWords({ payment, status, timeline }: StoredOrder): string {
  const paid = rupees(payment.paidPaise)
  const isLastPart = timeline.some(({ to }) => to === 'partly_paid')
  if (isLastPart) return `Thank you. We have received the balance, and your order of ${paid} is paid in full.`
  const then = startsWithMoney({ payment, status }) ? ' and are starting on your order' : '. Your order is paid in full'
  return `Thank you. We have received your payment of ${paid}${then}.`
}

/** Returns whether production starts with payment: orders on invoice are made before. */
const startsWithMoney = ({ payment, status }: Pick<StoredOrder, 'payment' | 'status'>) =>
  status === 'placed' && payment.invoiceDays === undefined

function partCame(order: StoredOrder, movedPaise = order.payment.paidPaise): Opening {
  const { payment } = order
  const isBegun = startsWithMoney(order) && missingAdvance(order) === 0
  const starts = isBegun ? ' and are starting on it' : ''
  const when = balanceWhen(order)
  const balance = rupees(outstandingPaise(payment))
  const paragraphs = [
    movedPaise === payment.paidPaise
      ? `Thank you. We have received ${rupees(movedPaise)} for your order${starts}.`
      : `Thank you. We have received your payment of ${rupees(movedPaise)}, ${rupees(payment.paidPaise)} for your order in all${starts}.`,
    when ? `Please pay the balance of ${balance} ${when}.` : `The balance of ${balance} is still to be paid.`,
  ]
  const isFirst = order.timeline.filter(({ to }) => to === 'partly_paid').length < 2
  const isAdvance = isFirst && payment.advancePaise !== undefined
  const subject = isAdvance ? 'We have received your advance' : 'We have received your payment'
  return { subject, paragraphs, wayLabel: track }
}

/** The button opens the gateway's own page, which needs no account. */
function moneyAsked({ payment }: StoredOrder, noun: string): Opening {
  const { link } = payment
  const amount = rupees(link?.openPaise ?? 0)
  const parts =
    link?.firstPaise === undefined
      ? ''
      : ` You can also pay in parts, starting with ${rupees(link.firstPaise)} or more.`
  const until = link ? ` The link works until ${formatLongMoment(link.expiresAt)}.` : ''
  return {
    subject: `Please pay ${amount} for your ${noun}`,
    paragraphs: [`Please pay ${amount} for your ${noun} by UPI, card or net banking.${parts}${until}`],
    wayLabel: `Pay ${amount}`,
    wayUrl: link?.url,
  }
}

/** The goods are ready: only the balance is missing. */
function balanceDue({ payment }: StoredOrder, noun: string): Opening {
  const amount = rupees(outstandingPaise(payment))
  const how = isPaidOnline(payment.method)
    ? 'Please pay it on the order’s page'
    : 'Please pay it at our counter or by bank transfer'
  return {
    subject: `Your ${noun} is ready: please pay the balance`,
    paragraphs: [
      `Your ${noun} is printed and packed. A balance of ${amount} is still to be paid.`,
      `${how}, and we will ship your order.`,
    ],
    wayLabel: `Pay ${amount}`,
  }
}

function invoiceDue({ payment, invoice }: StoredOrder, event: 'invoice_due' | 'invoice_overdue'): Opening {
  const { payBy } = payment
  const amount = rupees(outstandingPaise(payment))
  const number = invoice?.number ?? ''
  const day = payBy ? formatFullDay(payBy) : ''
  const isOver = event === 'invoice_overdue'
  const isOnline = isPaidOnline(payment.method)
  return {
    subject: isOver ? `Invoice ${number} is overdue` : `Invoice ${number} is due`,
    paragraphs: [
      isOver
        ? `Invoice ${number} was due on ${day}. ${amount} of it is still to be paid.`
        : `Please pay ${amount} of invoice ${number} by ${day}.`,
      `You can download the invoice${isOnline ? ' and pay it' : ''} on the order’s page. If you have already paid by bank transfer, please reply to this email with the reference of the transfer.`,
    ],
    wayLabel: isOnline ? 'See the invoice and pay' : 'See the invoice',
  }
}

function dateMoved({ promise, fulfilment }: StoredOrder, noun: string): Opening {
  const { by, moved } = { by: '', ...promise }
  const verb = fulfilment.kind === 'collect' ? 'be ready to collect by' : 'be with you by'
  const before = moved?.from ? ` Earlier we had promised ${formatFullDay(moved.from)}.` : ''
  const paragraphs = [
    `Your ${noun} should now ${verb} ${formatFullDay(by)}.${before}`,
    ...(moved ? [moved.reason] : []),
    'If this day does not work for you, reply to this email or call us.',
  ]
  return { subject: `New date for your ${noun}`, paragraphs, wayLabel: track }
}

/** Returns when the balance is due, in words; undefined if nothing is agreed. */
function balanceWhen({ payment, fulfilment, status }: StoredOrder): string | undefined {
  const { payBy, invoiceDays, method } = payment
  if (payBy !== undefined) return `by ${formatFullDay(payBy)}`
  if (invoiceDays !== undefined) return `within ${invoiceDays} days of the invoice`
  if (status === 'delivered') return undefined
  if (fulfilment.kind === 'collect') return 'when you collect it'
  if (!isPaidOnline(method)) return 'in cash on delivery'
  return status === 'shipped' ? undefined : 'on the order’s page before we ship it'
}

function placed(order: StoredOrder, noun: string): Opening {
  const words = placedWords(order, noun)
  const missing = missingDesigns(order).join(', ')
  const ask = `Please reply to this email with your design for ${missing}. We will start once we have it.`
  const opening = missing === '' ? words : { ...words, paragraphs: [...words.paragraphs, ask] }
  if (!order.heldUntil) return opening
  const pays = awaitsPayment(order.payment, order.status)
  const confirm = `Please confirm that this order is yours${pays ? ', or pay for it,' : ''} by ${formatLongMoment(order.heldUntil)}. We have reserved your items until then.`
  return {
    ...opening,
    paragraphs: [...opening.paragraphs, confirm],
    wayLabel: pays ? opening.wayLabel : 'Confirm your order',
  }
}

function placedWords(order: StoredOrder, noun: string): Opening {
  const subject = `We have received your ${noun}`
  const files = order.kind === 'print' ? 'files' : 'designs'
  const check = missingDesigns(order).length > 0 ? '' : `check your ${files} and `
  const call = `We will ${check}call you before we print.`
  const { invoiceDays } = order.payment
  if (invoiceDays !== undefined) {
    const words = `You pay within ${invoiceDays} days of the invoice, which we issue when your order leaves our workshop.`
    return { subject, paragraphs: [`Thank you for your order. ${call}`, words], wayLabel: track }
  }
  const advance = missingAdvance(order)
  if (advance > 0) {
    const isByHand = awaitsAdvanceByHand(order)
    const where = isByHand ? 'at our counter or by bank transfer' : 'on the order’s page'
    const words = `Please pay an advance of ${rupees(advance)} ${where}, and we will start making it. You pay the rest ${balanceWhen(order)}.`
    const wayLabel = isByHand ? track : 'Pay now'
    return { subject, paragraphs: [`Thank you for your order. ${call}`, words], wayLabel }
  }
  if (awaitsPayment(order.payment, order.status)) {
    const { dueAt } = order.payment
    const until = dueAt ? ` until ${formatLongMoment(dueAt)}` : ''
    const words = `We have reserved your items for you${until}. Please pay on the order’s page, and we will start making it.`
    const paragraphs = isWorkshop(order.kind)
      ? [`Thank you for your order. ${call}`, 'Please pay on the order’s page, and we will start making it.']
      : ['Thank you for your order.', words]
    return { subject, paragraphs, wayLabel: 'Pay now' }
  }
  const next = isWorkshop(order.kind) ? call : 'We will let you know when it is on its way.'
  return { subject, paragraphs: [`Thank you for your order. ${next}`, ...keepReady(order)], wayLabel: track }
}

function sent(order: StoredOrder, noun: string): Opening {
  if (order.fulfilment.kind === 'collect') {
    const paragraphs = ['Your order is printed and packed. You can collect it from our shop.', ...keepReady(order)]
    return { subject: `Your ${noun} is ready to collect`, paragraphs, wayLabel: track }
  }
  const paragraphs = ['Your order has left our workshop.', ...keepReady(order)]
  return { subject: `Your ${noun} is on its way`, paragraphs, wayLabel: track }
}

function arrived({ fulfilment, invoice }: StoredOrder, noun: string): Opening {
  const isSent = fulfilment.kind === 'ship'
  const ofInvoice = invoice && `You can download your invoice ${invoice.number} from the order’s page.`
  const words = `${isSent ? 'Your order was delivered.' : 'You have collected your order.'} We hope you like it.`
  return {
    subject: `Your ${noun} ${isSent ? 'has arrived' : 'is complete'}`,
    paragraphs: [words, ...(ofInvoice ? [ofInvoice] : [])],
    wayLabel: invoice ? 'See the order and its invoice' : see,
  }
}

/** Returns what to keep ready for an order paid in cash. */
function keepReady(order: StoredOrder): string[] {
  const { payment, status, fulfilment } = order
  const dueAmount = toRupees(outstandingPaise(payment))
  const { method: paymentMethod, status: paymentStatus } = payment
  const advanceMissing = toRupees(missingAdvance(order))
  const words = cashWords({
    paymentMethod,
    paymentStatus,
    status,
    fulfilment: fulfilment.kind,
    dueAmount,
    advanceMissing,
    invoiceDays: payment.invoiceDays,
  })
  return words ? [`${words}.`] : []
}

function cancelledWords(order: StoredOrder): string {
  const { kind, timeline, cameBack, totalPaise, payment } = order
  if (timeline.at(-1)?.note === lapsedNote) {
    return `We did not receive a payment within ${hoursToPay} hours, so your order was cancelled. ${byItself} You can order again at any time.`
  }
  const isOwnWish = timeline.some(({ to, by }) => to === 'cancelled' && by === 'customer')
  const cancelled = isOwnWish ? 'You have cancelled your order.' : 'Your order was cancelled.'
  const done = cameBack ? 'The courier brought your parcel back to us, so we have closed your order.' : cancelled
  // An order that a coupon made free is paid without any money.
  const hadMoney = totalPaise > 0 && canMovePayment(payment.status, 'refunded')
  if (hadMoney || payment.status === 'refunded') return [done, ...cancelledMoney(order)].join(' ')
  return `${done} ${isWorkshop(kind) && !cameBack ? 'Nothing will be printed.' : 'There is nothing to pay.'}`
}

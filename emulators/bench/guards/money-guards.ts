import type { Guard } from './guard.ts'

const billing = 'functions/test/invoices/billing-address.test.ts'
const couriers = 'functions/test/couriers'
const links = 'functions/test/payments/payment-links.test.ts'
const parts = 'functions/test/payments/part-refunds.test.ts'
const messages = 'functions/test/contact/order-messages.test.ts'
const proofs = 'functions/test/designs/proofs.test.ts'

const api = (file: string, source: string, broken: string, tests: string, named?: string): Guard => ({
  file: `functions/src/${file}`,
  source,
  broken,
  stage: 'api',
  tests,
  ...(named && { named }),
})
const unit = (file: string, source: string, broken: string): Guard => ({
  file: `functions/src/${file}`,
  source,
  broken,
  stage: 'functions',
  tests: `functions/src/${file.slice(0, file.lastIndexOf('/'))}`,
})
const contract = (file: string, source: string, broken: string): Guard => ({
  file: `contract/src/${file}`,
  source,
  broken,
  stage: 'contract',
  tests: `contract/src/${file.slice(0, file.lastIndexOf('/'))}`,
})

/** Guards of what happens after an order is placed: couriers, payment links, part payments, vouchers, message buttons, changed designs. */
export const moneyGuards: readonly Guard[] = [
  api(
    'couriers/shiprocket/shiprocket.ts',
    "if (!isSameText(header('x-api-key') ?? '', settings.webhookKey)) {",
    'if (false) {',
    couriers,
    'without the agreed key',
  ),
  api(
    'couriers/take-parcel-event.ts',
    'if (!known.exists) transaction.create',
    'transaction.set',
    couriers,
    'processed once',
  ),
  api(
    'couriers/take-in-parcel-event.ts',
    'order?.shipment && order.shipment.awb !== awb',
    'false',
    couriers,
    'another parcel',
  ),
  api(
    'couriers/bookable.ts',
    "if (!canBook(booking)) return 'A courier is booked already, or being booked.'",
    '',
    couriers,
    'by two people',
  ),
  api(
    'couriers/bookable.ts',
    "if (missingBefore('shipped', order) > 0) return 'This order waits for its balance.'",
    '',
    couriers,
    'its balance unpaid',
  ),
  api(
    'couriers/shiprocket/shiprocket.ts',
    "if (there.kind === 'booked' || there.kind === 'cancelled') return there\n    //",
    '//',
    couriers,
    'sent to the service twice',
  ),
  contract('couriers/booking.ts', "if (booking.state !== 'asked' && booking.state !== 'unsure') return booking", ''),
  contract('couriers/parcel-event.ts', "if (status !== 'shipped') return undefined", ''),

  contract('payments/gateway/payment-link.ts', 'if (toPaise(amount) > open) return', 'if (false) return'),
  contract(
    'payments/gateway/payment-link.ts',
    "return link.openPaise > openPaise(order) ? 'unwanted' : 'kept'",
    "return 'kept'",
  ),
  contract(
    'payments/gateway/payment-link.ts',
    'isWorkshop(order.kind) ? amountPaise <= open : amountPaise === open',
    'amountPaise > 0',
  ),
  api(
    'payments/links/send-payment-link.ts',
    'if (link && isTheSame(link, body, note.at)) return',
    'if (false) return',
    links,
    'however often they click',
  ),
  api('orders/write-move.ts', "if (becomes === 'unwanted')", 'if (false)', links, 'cancels its link'),
  unit('payments/razorpay/razorpay-links.ts', 'if (!present) throw error', 'throw error'),

  contract('payments/part-refunds.ts', "status === 'captured' && isConverted !== true", 'true'),
  contract('payments/part-refunds.ts', 'Math.min(open, refundablePaise(payment))', 'open'),
  api('payments/refund-parts.ts', 'if (refundId !== undefined) continue', '', parts, 'never more goes back'),
  unit('payments/razorpay/razorpay-gateway.ts', 'if (made) return made.id', ''),
  api(
    'invoices/credits/give-credit.ts',
    'if (credited !== toPaise(creditedBefore)) {',
    'if (false) {',
    parts,
    'a part goes back through the gateway once',
  ),
  api('placing/order/place-order.ts', 'refuseUnaddressed(wanted, priced)', '', billing, 'is placed without an address'),
  api('moving/make-move.ts', 'if (!lacksBillingAddress(', 'if (true || !lacksBillingAddress(', billing, 'is held back'),
  api('moving/set-billing-address.ts', 'if (refusal) throw', 'if (false) throw', billing, 'is held back'),
  unit('invoices/voucher-body.ts', 'order.payment.paidPaise - voucheredPaise(order)', 'order.payment.paidPaise'),

  api(
    'updates/confirm-by-phone.ts',
    'isAllowed: (order) => phoneOfOrder(order) === phone',
    'isAllowed: () => true',
    messages,
    'only from its own phone',
  ),
  api('updates/order-updates.ts', 'person?.isPhoneProven && ', '', messages, 'one stranger'),
  api('updates/order-updates.ts', 'const ofNetwork = 5', 'const ofNetwork = 50', messages, 'one stranger'),
  api(
    'updates/words-from-phones.ts',
    'sha256(messageId)',
    "Buffer.from(messageId).toString('base64url')",
    messages,
    'part of the data export',
  ),
  api(
    'accounts/profile/erase-account.ts',
    'if (phoneNumber) await forgetWords(phoneNumber, deps)',
    '',
    messages,
    'part of the data export',
  ),

  api(
    'proofs/change-design.ts',
    'if (proofHash(order) !== basedOn) throw',
    'if (false) throw',
    proofs,
    'rules of an order',
  ),
  api(
    'proofs/change-design.ts',
    "if (status !== 'placed') throw",
    'if (false) throw',
    proofs,
    'staff put another picture',
  ),
  api(
    'proofs/change-design.ts',
    "checkLayers([], [{ ...shown, placement, field: 'document' }], print, deps)",
    'checkLayers([], [], print, deps)',
    proofs,
    'rules of an order',
  ),
]

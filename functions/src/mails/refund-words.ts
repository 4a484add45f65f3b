import type { StoredOrder, StoredOrderPayment } from '@teeshala/contract/orders/stored-order'
import { cameOnline, waysBack } from '@teeshala/contract/payments/ways-back'
import { type Opening, rupees } from './compose-order-mail.ts'
import { comesBack } from './credit-words.ts'

/** Returns how the money of a cancelled order is refunded, for an order that had any. */
export function cancelledMoney({ payment }: Pick<StoredOrder, 'payment'>): string[] {
  if (payment.status === 'refunded') return cameOnline(payment) ? [refundsAll] : ['We have refunded what you paid.']
  const { onlinePaise, handPaise } = waysBack(payment)
  const online = handPaise > 0 ? `We are refunding ${rupees(onlinePaise)} the way you paid. ${comesBack}` : refundsAll
  return [
    ...(onlinePaise > 0 ? [online] : []),
    ...(handPaise > 0
      ? [`We will refund ${rupees(handPaise)} by bank transfer or in cash, and contact you about it.`]
      : []),
  ]
}

const refundsAll = `We are refunding what you paid. ${comesBack}`

/** Returns the mail text about a refund: through the gateway, or by hand. */
export function refunded(payment: StoredOrderPayment, backPaise: number | undefined): Opening {
  const { paymentIds = [] } = payment.gateway ?? {}
  // Several payments are refunded one by one, and the mail follows the last.
  const amount = backPaise === undefined || paymentIds.length > 1 ? 'what you paid' : rupees(backPaise)
  const wayLabel = 'See your order'
  if (cameOnline(payment)) {
    const words = `We have refunded ${amount}, the way you paid. ${comesBack}`
    return { subject: 'Your refund is on its way', paragraphs: [words], wayLabel }
  }
  const words = `We have refunded ${amount}. If you have not received it, please reply to this email or call us.`
  return { subject: 'We have refunded your payment', paragraphs: [words], wayLabel }
}

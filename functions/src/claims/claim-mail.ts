import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { publicOrigin } from '../environment/public-origin.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { rupees } from '../mails/compose-order-mail.ts'
import { comesBack, creditWords } from '../mails/credit-words.ts'
import type { Shop } from '../mails/mail-content.ts'
import { shortMail } from '../mails/short-mail.ts'

/** The events of a claim that a customer is mailed about. */
export type ClaimEvent = 'received' | 'acknowledged' | 'reprint' | 'refund' | 'reject' | 'reprinted'

type Sending = {
  readonly shop: Shop
  readonly now: Date
  readonly guestToken: string | undefined
  readonly note?: string
}
type Order = WithId<Pick<StoredOrder, 'contact' | 'credits' | 'payment'>>

/**
 * Returns the mail about a step of a claim; undefined if the order has no email. It contains no text typed by the customer,
 * because the mailbox may not be verified.
 */
export function claimMail(
  order: Order,
  claim: WithId<StoredClaim>,
  event: ClaimEvent,
  { shop, now, guestToken, note }: Sending,
): StoredMail | undefined {
  const { email } = order.contact
  if (email === '') return undefined
  const [subject, ...paragraphs] = wordsOf(claim, event, order)
  const said = event === 'reprinted' ? note : claim.words
  const url = secretAddress(`${publicOrigin()}/order/${order._id}`, { t: guestToken })
  const parts = [...paragraphs, ...(said ? [said] : []), { label: 'See your order', url }]
  return shortMail(email, { subject: `${subject} (${claim._id})`, parts }, shop, now)
}

function wordsOf(claim: WithId<StoredClaim>, event: ClaimEvent, order: Order): [string, ...string[]] {
  const { _id, orderId } = claim
  switch (event) {
    case 'received':
      return [
        'We have received your report',
        `You have reported a problem with order ${orderId}, and we are sorry about it. Your reference number is ${_id}.`,
        'We’ll get back to you within 48 hours and settle this within one month.',
      ]
    case 'acknowledged':
      return [
        'We are looking into your report',
        `We have read your report ${_id} about order ${orderId} and are looking into it. You will hear from us as soon as it is decided.`,
      ]
    case 'reprint':
      return [
        'We are making your order again',
        `We have looked at your report ${_id} about order ${orderId}. We will make the pieces again, free of charge, and let you know when they are on their way.`,
      ]
    case 'refund':
      return refundWords(claim, order)
    case 'reject':
      return [
        'We have decided on your report',
        `We have looked at your report ${_id} about order ${orderId}, and cannot replace or refund it. This is why:`,
      ]
    default:
      return [
        'Your new pieces are on their way',
        `The new pieces for your report ${_id} about order ${orderId} have left our workshop.`,
      ]
  }
}

/** A credit note may only reduce what is still due, and cash handed over by staff has arrived. */
function refundWords({ _id, orderId, creditNote }: WithId<StoredClaim>, order: Order): [string, ...string[]] {
  const looked = `We have looked at your report ${_id} about order ${orderId} and have`
  const comes = 'Your refund is on its way'
  if (!creditNote) return [comes, `${looked} refunded what you paid. ${comesBack}`]
  const { totalPaise = 0, backPaise, way } = order.credits?.find(({ number }) => number === creditNote) ?? {}
  return [
    way === 'gateway' || way === 'bank' ? comes : 'We have decided on your report',
    `${looked} credited ${rupees(totalPaise)}.`,
    ...creditWords({ backPaise, way }, order.payment),
    `The credit note ${creditNote} is on the order’s page.`,
  ]
}

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

/** What a customer is mailed about a claim. */
export type ClaimEvent = 'received' | 'acknowledged' | 'reprint' | 'refund' | 'reject' | 'reprinted'

type Sending = {
  readonly shop: Shop
  readonly now: Date
  readonly guestToken: string | undefined
  readonly note?: string
}
type Order = WithId<Pick<StoredOrder, 'contact' | 'credits' | 'payment'>>

/**
 * Returns the mail about a step of a claim; undefined where the order has no address. It says what the shop says, and nothing that a customer typed:
 * nobody may have proved whose mailbox it is.
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
        `You have reported a problem with order ${orderId}. We are sorry about it. Your report has the number ${_id}.`,
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
        `We have looked at your report ${_id}. We make the pieces of order ${orderId} that it is about again, free of charge, and tell you when they are on their way.`,
      ]
    case 'refund':
      return refundWords(claim, order)
    case 'reject':
      return [
        'We have decided about your report',
        `We have looked at your report ${_id} about order ${orderId}, and cannot take the order back. This is why:`,
      ]
    default:
      return [
        'Your new pieces are on their way',
        `We have made the pieces of your report ${_id} about order ${orderId} again, and they have left our workshop.`,
      ]
  }
}

/** A credit note may only lower what is still to be paid, and what staff hand over in cash has arrived. */
function refundWords({ _id, orderId, creditNote }: WithId<StoredClaim>, order: Order): [string, ...string[]] {
  const looked = `We have looked at your report ${_id} about order ${orderId} and have`
  const comes = 'Your money is on its way back'
  if (!creditNote) return [comes, `${looked} returned the money. ${comesBack}`]
  const { totalPaise = 0, backPaise, way } = order.credits?.find(({ number }) => number === creditNote) ?? {}
  return [
    way === 'gateway' || way === 'bank' ? comes : 'We have decided about your report',
    `${looked} taken ${rupees(totalPaise)} off it.`,
    ...creditWords({ backPaise, way }, order.payment),
    `The credit note ${creditNote} is on the order’s page.`,
  ]
}

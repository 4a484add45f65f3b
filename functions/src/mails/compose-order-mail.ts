import type { StoredMail } from '@teeshala/contract/contact/contact'
import { formatLongDay } from '@teeshala/contract/date-format'
import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { toRupees } from '@teeshala/contract/money'
import type { Contact } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { publicOrigin } from '../environment/public-origin.ts'
import type { MailContent, Shop } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** What has happened to an order, in words for its customer. */
export type Opening = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly wayLabel: string
  /** The target of the button, if it is not the order's page. */
  readonly wayUrl?: string | undefined
}

export type AnyOrder = {
  readonly _id: string
  readonly contact: Contact
  readonly createdAt: Date
  readonly isMailboxProved?: boolean | undefined
}

/** When a mail is sent and for which site; a guest's contains the token that opens their order. */
export type Sending = {
  readonly shop: Shop
  readonly now: Date
  readonly guestToken?: string | undefined
  /** Makes the link confirm an order whose stock is only held. */
  readonly confirmCode?: string | undefined
  /** For an event about money: what was received or refunded, in paise. */
  readonly movedPaise?: number | undefined
  /** Whose prints it shows; none while the mailbox is unverified, because a stranger may have made them. */
  readonly prints?: StoredMail['prints']
}

type Contents = { readonly opening: Opening } & Pick<MailContent, 'lines' | 'sums' | 'facts'>

/** Returns a mail about an order in plain text and HTML; undefined if it has no address. */
export function composeOrderMail(
  order: AnyOrder,
  { opening, ...contents }: Contents,
  { shop, now, guestToken, confirmCode, prints }: Sending,
): StoredMail | undefined {
  const { name, email } = order.contact
  if (email === '') return undefined
  const { subject, paragraphs, wayLabel, wayUrl = orderUrl(order._id, { guestToken, confirmCode }) } = opening
  const shown = order.isMailboxProved ? prints : undefined
  const mail: MailContent = {
    subject,
    name,
    paragraphs,
    showsPrints: shown !== undefined,
    way: { label: wayLabel, url: wayUrl },
    heading: { title: `Order ${order._id}`, about: `placed on ${formatLongDay(order.createdAt)}` },
    returnsUrl: `${publicOrigin()}/returns`,
    ...contents,
  }
  return {
    to: [email],
    ...(shop.email && { replyTo: shop.email }),
    message: {
      subject: `${subject} (${order._id})`,
      text: mailText(mail, shop),
      html: mailHtml(mail, shop),
    },
    ...(shown && { prints: shown }),
    delivery: toBeSent(now),
    createdAt: now,
  }
}

/** Formats paise for a mail. */
export const rupees = (paise: number) => formatAmount(toRupees(paise))

/** Returns the lines with the customer's contact details. */
export function contactLines({ name, phone, email }: Contact): string[] {
  return [name, phone, email].filter(Boolean)
}

/** Returns a colour's hex code for the dot beside its name; nothing else may get into a style. */
export function swatchOf(hex: string | undefined): string | undefined {
  return hex !== undefined && /^#[0-9a-f]{6}$/i.test(hex) ? hex : undefined
}

function orderUrl(id: string, { guestToken, confirmCode }: Pick<Sending, 'guestToken' | 'confirmCode'>): string {
  return secretAddress(`${publicOrigin()}/order/${id}`, { t: guestToken, confirm: confirmCode })
}

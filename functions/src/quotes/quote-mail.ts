import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { lineAmountPaise } from '@teeshala/contract/orders/order-lines'
import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import type { WithId } from '../firestore/read-documents.ts'
import { rupees } from '../mails/compose-order-mail.ts'
import type { MailContent, Shop } from '../mails/mail-content.ts'
import { mailHtml } from '../mails/mail-html.ts'
import { mailText } from '../mails/mail-text.ts'
import { dayOfQuote, longDay, quoteUrl } from './quote-words.ts'

type Sending = {
  readonly shop: Shop
  readonly to: string
  /** The message by staff. */
  readonly words: string
  readonly pdf: Buffer
  readonly now: Date
}

/** Returns the mail that delivers a quote, with its PDF. */
export function quoteMail(quote: WithId<StoredQuote>, { shop, to, words, pdf, now }: Sending): StoredMail {
  const { _id, createdAt, validUntil, lines, itemsPaise, shippingPaise, isShipped } = quote
  const subject = `Your quote from ${shop.shopName}`
  const shipping = isShipped ? (shippingPaise === 0 ? 'Free' : rupees(shippingPaise)) : 'Collection from the shop'
  const mail: MailContent = {
    subject,
    // The requester typed the name, and the mailbox may be somebody else's.
    name: '',
    paragraphs: [
      ...(words ? [words] : []),
      `Here is what your printing will cost. The prices are valid until ${longDay(validUntil)}; you can order on the quote’s page until then.`,
    ],
    way: { label: 'See and order', url: quoteUrl(quote) },
    heading: { title: `Quote ${_id}`, about: `made on ${dayOfQuote(createdAt)}` },
    lines: lines.map((line) => ({
      text: `${line.quantity} × ${line.name}`,
      about: line.description ?? '',
      amount: rupees(lineAmountPaise(line)),
    })),
    sums: [
      { label: 'Subtotal', amount: rupees(itemsPaise) },
      { label: 'Shipping', amount: shipping },
      { label: 'Total', amount: rupees(itemsPaise + (isShipped ? shippingPaise : 0)) },
    ],
    facts: [],
  }
  return {
    to: [to],
    ...(shop.email && { replyTo: shop.email }),
    message: {
      subject: `${subject} (${_id})`,
      text: mailText(mail, shop),
      html: mailHtml(mail, shop),
      attachments: [
        { filename: `${_id}.pdf`, content: pdf.toString('base64'), encoding: 'base64', contentType: 'application/pdf' },
      ],
    },
    delivery: toBeSent(now),
    createdAt: now,
  }
}

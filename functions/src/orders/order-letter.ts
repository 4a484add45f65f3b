import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toRupees } from '@teeshala/contract/money'
import type { Contact } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'

export type Shop = Pick<StoreSettings, 'shopName' | 'email' | 'phone'>

/** What a letter about an order begins with: its subject, and what has happened. */
export type Opening = { readonly subject: string; readonly text: string }

type Letter = {
  readonly order: { readonly _id: string; readonly contact: Contact }
  readonly opening: Opening
  readonly lines: readonly string[]
  readonly sums: readonly string[]
}

/** A mail about an order in plain text and HTML; undefined where there is no address to send it to. */
export function orderLetter({ order, opening, lines, sums }: Letter, shop: Shop, now: Date): StoredMail | undefined {
  if (order.contact.email === '') return undefined
  const greeting = order.contact.name ? `Hello ${order.contact.name},` : 'Hello,'
  const closing = `${shop.shopName}, ${shop.email}, ${shop.phone}`
  const paragraphs = [greeting, opening.text, `Order ${order._id}`]
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  return {
    to: [order.contact.email],
    message: {
      subject: `${opening.subject} (${order._id})`,
      text: [...paragraphs, [...lines, ...sums].join('\n'), closing].join('\n\n'),
      html: `${paragraphs.map(paragraph).join('')}<ul>${list}</ul>${sums.map(paragraph).join('')}${paragraph(closing)}`,
    },
    createdAt: now,
  }
}

/** Paise as they are written in a letter. */
export const rupees = (paise: number) => formatAmount(toRupees(paise))

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

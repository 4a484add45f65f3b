import type { StoreSettings } from '@teeshala/contract/settings/store-settings'

/** What every mail says of the shop that sends it. */
export type Shop = Pick<StoreSettings, 'shopName' | 'legalName' | 'email' | 'phone' | 'addressLines' | 'gstin'>

/** One line of what was ordered. */
export type MailLine = {
  readonly text: string
  /** Its choices: size, colour, placement. */
  readonly about: string
  /** The colour's hex code, shown as a spot. */
  readonly swatch?: string | undefined
  /** Where its picture can be fetched, and what it shows. */
  readonly picture?: { readonly url: string; readonly alt: string } | undefined
  readonly amount: string
}

export type Sum = { readonly label: string; readonly amount: string }

/** A mail about an order or a quote, before it is set as plain text and as HTML; every part is plain text. */
export type MailContent = {
  readonly subject: string
  /** Whom it greets; empty for somebody without a name. */
  readonly name: string
  readonly paragraphs: readonly string[]
  /** Whether pictures of what is printed are put into it when it is sent. */
  readonly showsPrints?: boolean
  /** The one thing to do about it. */
  readonly way: { readonly label: string; readonly url: string }
  /** What it is about: 'Order TS7K2M9QX4RD', 'placed on 22 November 2026'. */
  readonly heading: { readonly title: string; readonly about: string }
  readonly lines: readonly MailLine[]
  /** The last one is the total. */
  readonly sums: readonly Sum[]
  /** Address, payment and the like, each under its title. */
  readonly facts: readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** Where one reads what can be returned; not in a mail about something that is not ordered yet. */
  readonly returnsUrl?: string
}

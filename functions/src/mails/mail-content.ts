import type { StoreSettings } from '@teeshala/contract/settings/store-settings'

/** The details of the shop that every mail contains. */
export type Shop = Pick<StoreSettings, 'shopName' | 'legalName' | 'email' | 'phone' | 'addressLines' | 'gstin'>

/** One ordered line. */
export type MailLine = {
  readonly text: string
  /** Its options: size, colour, placement. */
  readonly about: string
  /** The colour's hex code, shown as a dot. */
  readonly swatch?: string | undefined
  /** The picture's URL and description. */
  readonly picture?: { readonly url: string; readonly alt: string } | undefined
  readonly amount: string
}

export type Sum = { readonly label: string; readonly amount: string }

/** A mail about an order or a quote before formatting as plain text and HTML; all parts are plain text. */
export type MailContent = {
  readonly subject: string
  /** The name to greet; empty if unknown. */
  readonly name: string
  readonly paragraphs: readonly string[]
  /** Whether pictures of the prints are added when it is sent. */
  readonly showsPrints?: boolean
  /** The button: the one thing to do. */
  readonly way: { readonly label: string; readonly url: string }
  /** The subject matter: 'Order TS7K2M9QX4RD', 'placed on 22 November 2026'. */
  readonly heading: { readonly title: string; readonly about: string }
  readonly lines: readonly MailLine[]
  /** The last one is the total. */
  readonly sums: readonly Sum[]
  /** Address, payment and similar, each with its title. */
  readonly facts: readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** Where to read about returns; not in mails about something that is not ordered yet. */
  readonly returnsUrl?: string
}

import type { TemplateName } from './template-names.ts'

/** The kinds of value in a template's gap, named as in the operators' register (DLT); TRAI's direction of 18 November 2025 requires a type for each. */
export type GapKind = 'alphanumeric' | 'numeric' | 'url'

type Gap = { readonly name: string; readonly kind: GapKind; readonly example: string }

type Template = {
  /** Since when it has this text; a changed text is registered again under a new name. */
  readonly since: `${number}-${number}-${number}`
  /** Its label for staff. */
  readonly label: string
  /** Whether it can wait until morning; messages that somebody is waiting for are sent at once. */
  readonly canWait: boolean
  /** The registered text, with {{1}} for the first gap. */
  readonly text: string
  readonly gaps: readonly Gap[]
  /** The label of the quick reply button below it, on WhatsApp; registered with the text. */
  readonly button?: string
}

const order = { name: 'order number', kind: 'alphanumeric', example: 'TS7K2M9QXA4B' } as const satisfies Gap
const amount = { name: 'amount in rupees', kind: 'numeric', example: '1,299.00' } as const satisfies Gap
const link = { name: 'link', kind: 'url', example: 'https://shop.example/order/TS7K2M9QXA4B' } as const satisfies Gap

/** Every text message by its registered name with WhatsApp, a utility template in English. */
export const messageTemplates = {
  order_placed: {
    since: '2026-11-23',
    label: 'Order placed',
    canWait: false,
    text: 'Thank you for your order {{1}} of Rs {{2}}. See it here: {{3}}',
    gaps: [order, amount, link],
  },
  order_to_confirm: {
    since: '2026-11-25',
    label: 'Confirm your order',
    canWait: false,
    text: 'Please confirm your order {{1}} of Rs {{2}} here, or it will be cancelled: {{3}}',
    gaps: [order, amount, link],
    button: 'Confirm',
  },
  order_paid: {
    since: '2026-11-23',
    label: 'Payment received',
    canWait: false,
    text: 'We have received your payment of Rs {{2}} for order {{1}}. See it here: {{3}}',
    gaps: [order, amount, link],
  },
  proof_ready: {
    since: '2026-11-23',
    label: 'Proof ready',
    canWait: true,
    text: 'The proof of your order {{1}} is ready. Please approve it or tell us what to change: {{2}}',
    gaps: [order, link],
  },
  balance_due: {
    since: '2026-11-23',
    label: 'Balance due',
    canWait: true,
    text: 'A balance of Rs {{2}} is due for your order {{1}} before we send it. Pay it here: {{3}}',
    gaps: [order, amount, link],
  },
  payment_asked: {
    since: '2026-11-25',
    label: 'Payment link',
    canWait: true,
    text: 'Please pay Rs {{2}} for your order {{1}} by this link: {{3}}',
    gaps: [order, amount, link],
  },
  order_dispatched: {
    since: '2026-11-23',
    label: 'Order dispatched',
    canWait: true,
    text: 'Your order {{1}} is on its way with {{2}}, tracking number {{3}}. Follow it here: {{4}}',
    gaps: [
      order,
      { name: 'courier', kind: 'alphanumeric', example: 'Delhivery' },
      { name: 'tracking number', kind: 'alphanumeric', example: '1234567890123' },
      link,
    ],
  },
  order_delivered: {
    since: '2026-11-23',
    label: 'Order delivered',
    canWait: true,
    text: 'Your order {{1}} has been delivered. Its invoice is here: {{2}}',
    gaps: [order, link],
  },
  order_refunded: {
    since: '2026-11-23',
    label: 'Refund sent',
    canWait: false,
    text: 'The money that you paid for order {{1}} is on its way back to you. Banks take 5 to 7 working days. See it here: {{2}}',
    gaps: [order, link],
  },
} as const satisfies Readonly<Record<TemplateName, Template>>

/** The language in which the templates are registered. */
export const templateLanguage = 'en'

/** The register's maximum length of a gap's value, except for links. */
const mostInGap = 40

const fits: Readonly<Record<GapKind, (value: string) => boolean>> = {
  alphanumeric: (value) => value.length <= mostInGap && /^[\p{L}\p{N} .,&/_-]+$/u.test(value),
  numeric: (value) => value.length <= mostInGap && /^[\d,.]+$/.test(value),
  url: (value) => /^https?:\/\/\S+$/.test(value),
}

/** Returns a value in the form that its gap accepts: refused characters become spaces, and it is cut to the maximum length. */
export function forGap(value: string): string {
  return value
    .replaceAll(/[^\p{L}\p{N}.,&/_-]+/gu, ' ')
    .trim()
    .slice(0, mostInGap)
    .trim()
}

/** Returns the text of a message; undefined if the values do not fit its gaps. */
export function messageText(name: TemplateName, values: readonly string[]): string | undefined {
  const { text, gaps }: Template = messageTemplates[name]
  if (values.length !== gaps.length) return undefined
  if (!gaps.every(({ kind }, index) => fits[kind](values[index] ?? ''))) return undefined
  return text.replaceAll(/\{\{(\d)\}\}/g, (_, number: string) => values[Number(number) - 1] ?? '')
}

/** Returns whether a message has a button to confirm with. */
export function hasButton(name: TemplateName): boolean {
  const { button }: Template = messageTemplates[name]
  return button !== undefined
}

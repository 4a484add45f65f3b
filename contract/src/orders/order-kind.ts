import * as z from 'zod/mini'
import type { OrderPrefix } from '../ids.ts'

export const orderKinds = ['shop', 'single', 'bulk', 'print'] as const
/** What was ordered: a cart, a single printed shirt, printed shirts in bulk, or printing on paper. */
export const OrderKind = z.enum(orderKinds)
export type OrderKind = z.infer<typeof OrderKind>

type KindRules = {
  /** The prefix of its order ids. */
  readonly prefix: OrderPrefix
  /** Whether it is cancelled if its online payment does not arrive in time. For the other kinds, the press calls before it prints. */
  readonly lapsesUnpaid: boolean
  /** Whether the customer gets a mail when production begins. */
  readonly mailsProduction: boolean
  /** The name in titles: 'Bulk order TB7K2M9QX4RD'. */
  readonly title: string
}

/** The rules that differ between kinds of order. */
export const kindRules: Readonly<Record<OrderKind, KindRules>> = {
  shop: { prefix: 'TS', lapsesUnpaid: true, mailsProduction: false, title: 'Order' },
  single: { prefix: 'TS', lapsesUnpaid: true, mailsProduction: false, title: 'Order' },
  bulk: { prefix: 'TB', lapsesUnpaid: false, mailsProduction: true, title: 'Bulk order' },
  print: { prefix: 'TP', lapsesUnpaid: false, mailsProduction: true, title: 'Print order' },
}

import * as z from 'zod/mini'
import type { OrderPrefix } from '../ids.ts'

export const orderKinds = ['shop', 'single', 'bulk', 'print'] as const
/** What was ordered: a cart of the shop, one printed shirt, many printed shirts, printed paper. */
export const OrderKind = z.enum(orderKinds)
export type OrderKind = z.infer<typeof OrderKind>

type KindRules = {
  /** How the ids of its orders begin. */
  readonly prefix: OrderPrefix
  /** Whether it is cancelled when its online payment does not come in time; the press calls before it prints the others. */
  readonly lapsesUnpaid: boolean
  /** Whether the customer is told by mail that production has begun. */
  readonly mailsProduction: boolean
  /** What it is called in titles: 'Bulk order TB7K2M9QX4RD'. */
  readonly title: string
}

/** What differs between the kinds of order. */
export const kindRules: Readonly<Record<OrderKind, KindRules>> = {
  shop: { prefix: 'TS', lapsesUnpaid: true, mailsProduction: false, title: 'Order' },
  single: { prefix: 'TS', lapsesUnpaid: true, mailsProduction: false, title: 'Order' },
  bulk: { prefix: 'TB', lapsesUnpaid: false, mailsProduction: true, title: 'Bulk order' },
  print: { prefix: 'TP', lapsesUnpaid: false, mailsProduction: true, title: 'Print order' },
}

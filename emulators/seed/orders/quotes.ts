/** Quotes of printing: one that can be ordered, one whose prices no longer hold. */
import { createHash } from 'node:crypto'
import { dayOf } from '@teeshala/contract/india-day'
import { orderAmounts, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { PaperLine } from '@teeshala/contract/orders/order-lines'
import { orderSearchKeys } from '@teeshala/contract/orders/search/order-search'
import { itemDescription, itemName } from '@teeshala/contract/printing/item-words'
import type { PricingSection } from '@teeshala/contract/printing/pricing'
import { quoteValidUntil, type StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { listedPaise } from '../price-list.ts'
import { daysBefore } from './calendar.ts'
import { seedOrderId } from './order-ids.ts'

type Quoted = {
  readonly daysAgo: number
  readonly hour: number
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly note: string
  readonly lines: readonly (readonly [section: PricingSection, option: string, quantity: number])[]
}

const quotes: readonly Quoted[] = [
  {
    daysAgo: 2,
    hour: 12.2,
    name: 'Farah Siddiqui',
    phone: '+919900456712',
    email: 'farah.siddiqui@example.com',
    note: 'Visiting cards for six people, same back for all.',
    lines: [
      ['design', 'Silver', 1],
      ['paper', 'ArtPaper|A4|170gsm', 60],
      ['printing', 'BothSides', 60],
      ['lamination', 'SoftTouch', 60],
    ],
  },
  {
    daysAgo: 24,
    hour: 16.5,
    name: 'Nilgiri Trekkers',
    phone: '+919448033120',
    email: 'hello@nilgiritrekkers.example',
    note: '',
    lines: [
      ['paper', 'Glossy|A3|170gsm', 40],
      ['printing', 'Color', 40],
    ],
  },
]

/** Every seeded quote by its id, as it is stored. */
export function quoteDocuments(now: Date): Map<string, StoredQuote> {
  return new Map(
    quotes.map(({ daysAgo, hour, note, lines: quoted, ...contact }, index) => {
      const id = seedOrderId('TQ', index)
      const createdAt = daysBefore(now, daysAgo, hour)
      const lines = quoted.map(([section, option, quantity], position): PaperLine => {
        return {
          kind: 'paper',
          _id: `${position + 1}`,
          section,
          option,
          name: itemName(section, option),
          description: itemDescription(section, option),
          quantity,
          unitPricePaise: listedPaise(section, option, now),
        }
      })
      const { itemsPaise, shippingPaise } = orderAmounts(lines, shippingRuleOf(defaultSettings))
      const quote: StoredQuote = {
        userId: null,
        token: createHash('sha256').update(`seeded quote ${id}`).digest('base64url'),
        contact,
        lines,
        jobs: [],
        files: [],
        note,
        isShipped: false,
        itemsPaise,
        shippingPaise,
        validUntil: quoteValidUntil(dayOf(createdAt)),
        isOrdered: false,
        searchKeys: orderSearchKeys({ _id: id, contact, lines }),
        createdAt,
      }
      return [id, quote]
    }),
  )
}

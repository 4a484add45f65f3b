import { toPaise } from '../../money.ts'
import type { PagesOfDocument } from '../price-job.ts'
import { type PricingSection, pricingSections } from '../pricing.ts'
import type { PrintItem } from '../print-item.ts'
import type { JobChoices } from '../print-job.ts'
import { goldenOrders } from './golden-table.ts'

/** A row of the golden table: the order, and the price of each line and the total in paise. */
export type GoldenOrder = {
  readonly text: string
  readonly items: readonly Pick<PrintItem, 'type' | 'quantity' | 'details'>[]
  readonly jobs: readonly (JobChoices & { readonly documents: readonly PagesOfDocument[] })[]
  readonly isShipped: boolean
  /** The quantity and unit price of each line, without shipping. */
  readonly lines: readonly (readonly [quantity: number, unitPricePaise: number])[]
  readonly shippingPaise: number
  readonly totalPaise: number
}

/** Returns the rows of the golden table. */
export function readGoldenTable(): GoldenOrder[] {
  return goldenOrders.trim().split('\n').map(readRow)
}

function readRow(text: string): GoldenOrder {
  const [ordered = '', sum = '', total = ''] = text.split(' = ')
  const isShipped = ordered.endsWith(' shipped')
  const parts = ordered.replace(/ shipped$/, '').split(' ; ')
  const lines = sum.split(' + ').map((term): readonly [number, number] => {
    const [quantity, price] = term.split(' × ').map(Number)
    return [quantity ?? 0, toPaise(price ?? 0)]
  })
  const itemsPaise = toPaise(Number(total)) - (isShipped && sum.endsWith(' + 1 × 99.00') ? 9900 : 0)
  const shippingPaise = toPaise(Number(total)) - itemsPaise
  return {
    text,
    items: parts.filter((part) => !part.includes(' of ')).map(readItem),
    jobs: parts.filter((part) => part.includes(' of ')).map(readJob),
    isShipped,
    lines: shippingPaise > 0 ? lines.slice(0, -1) : lines,
    shippingPaise,
    totalPaise: toPaise(Number(total)),
  }
}

function readItem(part: string): GoldenOrder['items'][number] {
  const [quantity, named, option = ''] = part.split(' ')
  const type = pricingSections.find((section) => section === named) ?? ('design' satisfies PricingSection)
  const [paperType, size, gsm] = option.split('|')
  const details = type === 'paper' ? { paperType, size, gsm } : { [`${type}Type`]: option }
  return { type, quantity: Number(quantity), details }
}

function readJob(part: string): GoldenOrder['jobs'][number] {
  const found = /^(\d+) of (\S+) on (\S+) (\w+)(?:\/(\w+))?(?: (\w+)(\(cover\))? film)?(?: (\w+) bound)?$/.exec(part)
  if (!found) throw new Error(`Not a job: ${part}`)
  const [, copies, documents = '', paper = '', printing = '', greyPrinting, lamination, cover, binding] = found
  return {
    copies: Number(copies),
    documents: documents.split('+').map(readDocument),
    paper,
    printing,
    ...(greyPrinting !== undefined && { greyPrinting }),
    ...(lamination !== undefined && { lamination }),
    laminated: cover === undefined ? 'all' : 'cover',
    ...(binding !== undefined && { binding }),
  }
}

function readDocument(text: string): PagesOfDocument {
  const [count, colour = ''] = text.split(':')
  const pages = Number(count)
  const spans = colour === 'all' ? [`1-${pages}`] : colour.split(',').filter(Boolean)
  const colorPages = spans.flatMap((span) => {
    const [from = 0, to = from] = span.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return { pages, colorPages }
}

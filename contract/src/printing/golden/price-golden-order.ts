import { noShipping } from '../../orders/amounts/order-amounts.ts'
import { priceListOf } from '../price-list.ts'
import { pricePrintOrder } from '../price-print-order.ts'
import type { TradeRules } from '../trade-rules.ts'
import { goldenPrices } from './golden-table.ts'
import type { GoldenOrder } from './read-golden-table.ts'

const updatedAt = '2026-11-01T06:30:00.000Z'
const rows = goldenPrices.trim().split('\n')

function optionsOf(section: string) {
  const [row = ''] = rows.filter((each) => each.startsWith(`${section} `))
  const options = row.slice(section.length + 1).split(' | ')
  return Object.fromEntries(
    options.map((option) => {
      const [name, price] = option.split(' ')
      return [name, { price: Number(price), updatedAt }]
    }),
  )
}

const papers = rows
  .filter((row) => row.startsWith('paper '))
  .flatMap((row) => {
    const [, type = '', size = '', ...rest] = row.split(' ')
    return rest
      .join(' ')
      .split(' | ')
      .map((weight) => {
        const [gsm = '', price] = weight.split(' ')
        return { type, size, gsm, price: Number(price), updatedAt }
      })
  })

const list = priceListOf({
  design: optionsOf('design'),
  paper: papers,
  printing: optionsOf('printing'),
  lamination: optionsOf('lamination'),
  binding: optionsOf('binding'),
})

const rules: TradeRules = {
  printings: [
    { option: 'BlackWhite', isColor: false, sides: 1 },
    { option: 'BlackWhiteBothSides', isColor: false, sides: 2 },
    { option: 'Color', isColor: true, sides: 1 },
    { option: 'BothSides', isColor: true, sides: 2 },
    { option: 'Digital', isColor: true, sides: 1 },
  ],
  bindings: [],
  laminations: [],
  copyBreaks: [
    { from: 50, percent: 5 },
    { from: 100, percent: 10 },
    { from: 250, percent: 15 },
  ],
  turnRoundDays: 2,
}

/** The shipping rule of a new shop: ₹99, free above ₹999. */
const shipping = { freeAbovePaise: 99_900, feePaise: 9_900 }

/** Returns what the price function gives for an order of the golden table at the table's own prices, or its problems. */
export function priceGoldenOrder({ items, jobs, isShipped }: GoldenOrder) {
  const unread = jobs.map(({ documents, ...job }) => ({ ...job, documents: [...documents] }))
  const result = pricePrintOrder({ items, jobs: unread }, list, rules, isShipped ? shipping : noShipping)
  if ('problems' in result) return result.problems
  const { lines, amounts } = result
  return {
    lines: lines.map(({ quantity, unitPricePaise }) => [quantity, unitPricePaise]),
    shippingPaise: amounts.shippingPaise,
    totalPaise: amounts.totalPaise,
  }
}

import { toPaise } from '../../money.ts'
import type { LineToTax } from '../tax-order.ts'
import { goldenOrders } from './golden-orders.ts'

/** The expected tax of a line, after the equals sign: the rate, then value, CGST, SGST and IGST in paise. */
export type GoldenTax = readonly [percent: number, ...amounts: number[]]

export type GoldenOrder = {
  readonly row: string
  readonly day: string
  readonly place: string
  readonly isReturned: boolean
  readonly lines: readonly LineToTax[]
  readonly shippingPaise: number
  readonly discountPaise: number
  readonly taxes: readonly GoldenTax[]
  readonly shippingTaxes: readonly GoldenTax[]
  readonly totalPaise: number
}

/** Returns the orders of the golden table. */
export function readGoldenOrders(): GoldenOrder[] {
  return goldenOrders.trim().split('\n').map(readRow)
}

function readRow(row: string): GoldenOrder {
  const [head = '', goods = '', expected = '', total = ''] = row.split(/: | = /)
  const [day = '', place = '', returned] = head.split(' ')
  const [lines = '', off = '0'] = goods.split(' - ')
  const parts = lines.split(' + ')
  const shipping = parts.find((part) => part.startsWith('ship '))?.slice(5) ?? '0'
  const [taxes = '', shippingTaxes] = expected.split(' & ')
  return {
    row,
    day,
    place,
    isReturned: returned !== undefined,
    lines: parts.filter((part) => !part.startsWith('ship ')).map(readLine),
    shippingPaise: toPaise(Number(shipping)),
    discountPaise: toPaise(Number(off)),
    taxes: taxes.split(' | ').map(readTax),
    shippingTaxes: shippingTaxes?.split(' | ').map(readTax) ?? [],
    totalPaise: toPaise(Number(total)),
  }
}

function readLine(text: string): LineToTax {
  const [quantity, , named = '', price] = text.split(' ')
  const [hsn = '', percent] = named.split('@')
  const own = hsn === '9989' ? 18 : percent === undefined ? undefined : Number(percent)
  return {
    hsn,
    quantity: Number(quantity),
    amountPaise: Number(quantity) * toPaise(Number(price)),
    ...(own !== undefined && { percent: own }),
  }
}

function readTax(text: string): GoldenTax {
  const [percent = '', ...amounts] = text.split(' ')
  return [Number.parseInt(percent, 10), ...amounts.map((amount) => toPaise(Number(amount)))]
}

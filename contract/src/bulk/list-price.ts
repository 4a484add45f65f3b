import { toPaise } from '../money.ts'

/** Returns the struck-through price on the bulk page, in whole rupees: 1.2 × the price, rounded. */
export function listPrice(price: number): number {
  return Math.round((toPaise(price) * 12) / 1000)
}

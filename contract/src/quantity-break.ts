import * as z from 'zod/mini'

/** One break: so many percent off from a quantity on. */
export const QuantityBreak = z.object({
  from: z
    .int({ error: 'A whole number' })
    .check(z.gte(2, { error: 'At least 2' }), z.lte(100_000, { error: 'At most 1,00,000' })),
  percent: z
    .int({ error: 'A whole number' })
    .check(z.gte(1, { error: 'At least 1 percent' }), z.lte(90, { error: 'At most 90 percent' })),
})
export type QuantityBreak = z.infer<typeof QuantityBreak>

/** The maximum number of breaks in a table. */
export const maxBreaks = 20

const isRising = (breaks: readonly QuantityBreak[]) =>
  breaks.every(({ from, percent }, index) => {
    const before = breaks[index - 1]
    return !before || (before.from < from && before.percent < percent)
  })

/** A table of breaks, rising in both quantity and percent, so that a larger order never raises the price of a piece. */
export const QuantityBreaks = z
  .array(QuantityBreak)
  .check(
    z.maxLength(maxBreaks, { error: `At most ${maxBreaks} steps` }),
    z.refine(isRising, { error: 'Each step needs more pieces and more percent than the one before' }),
  )
export type QuantityBreaks = z.infer<typeof QuantityBreaks>

/** Returns the discount in percent at a quantity. */
export function breakPercent(breaks: readonly QuantityBreak[], count: number): number {
  return breaks.findLast(({ from }) => count >= from)?.percent ?? 0
}

/** Returns the first break above a quantity, or undefined. */
export function nextBreak(breaks: readonly QuantityBreak[], count: number): QuantityBreak | undefined {
  return breaks.find(({ from }) => from > count)
}

/** Returns a price less a discount in percent, in whole paise, half a paisa rounded up. */
export function lessPercent(pricePaise: number, percent: number): number {
  return Math.floor((pricePaise * (100 - percent) + 50) / 100)
}

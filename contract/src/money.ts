import * as z from 'zod/mini'

/** Whole paise: the only unit the shop calculates in. 1 rupee = 100 paise. */
export const Paise = z.int().check(z.gte(0), z.lte(100_000_000_000))

/** An amount in JSON: rupees with at most two decimals, never negative. */
export const Rupees = z.number({ error: 'An amount in rupees' }).check(
  z.gte(0, { error: 'Not less than zero' }),
  z.lte(1_000_000_000, { error: 'At most 100 crore rupees' }),
  z.refine((rupees) => toRupees(toPaise(rupees)) === rupees, { error: 'At most two decimals' }),
)

/** Converts the rupees of a JSON body to whole paise. Floating-point noise below a hundredth of a paisa is dropped. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

/** Converts whole paise to the rupees of a JSON body. */
export function toRupees(paise: number): number {
  return paise / 100
}

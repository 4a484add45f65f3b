import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Rupees } from '../money.ts'
import { RequiredLine } from '../text.ts'

/** The days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const Weekday = z.enum(weekdays)
export type Weekday = z.infer<typeof Weekday>

/** The maximum number of steps in the times of bulk orders, of zones and of holidays. */
export const maxDaySteps = 20
export const maxZones = 20
export const maxHolidays = 60

const Days = z
  .int({ error: 'A whole number of days' })
  .check(z.gte(0, { error: 'Not less than 0' }), z.lte(60, { error: 'At most 60 days' }))

/** The working days for orders of this many pieces or more. */
const DayStep = z.object({
  from: z
    .int({ error: 'A whole number of pieces' })
    .check(z.gte(2, { error: 'At least 2' }), z.lte(100_000, { error: 'At most 1,00,000' })),
  days: Days,
})
export type DayStep = z.infer<typeof DayStep>

/** The shipping charge by weight, in rupees: for the first 500 g, and for each further 500 g. */
export const SlabCharge = z.object({ first: Rupees, further: Rupees })
export type SlabCharge = z.infer<typeof SlabCharge>

/** A zone of PIN codes, by their prefixes, with its courier time in days. */
const Zone = z.object({
  name: RequiredLine(60, 'Please name this zone'),
  prefixes: z
    .array(z.string().check(z.regex(/^[1-9]\d{0,5}$/, { error: 'The first 1 to 6 digits of PIN codes, such as 560' })))
    .check(
      z.minLength(1, { error: 'Enter the PIN codes of this zone' }),
      z.maxLength(100, { error: 'At most 100 entries' }),
    ),
  days: Days,
  /** The shipping charge by weight in this zone; absent if the general fee applies. */
  slabs: z.optional(SlabCharge),
})
export type Zone = z.infer<typeof Zone>

const isRising = (steps: readonly DayStep[]) =>
  steps.every(({ from, days }, index) => {
    const before = steps[index - 1]
    return !before || (before.from < from && before.days <= days)
  })

/** The working days and times of shop and courier, from which promised dates are computed. */
export const DeliverySettings = z
  .object({
    /** Whether customers are shown a date. */
    isPromised: z.boolean(),
    workingDays: z.array(Weekday).check(z.minLength(1, { error: 'Choose at least one day' })),
    /** Days on which neither the press nor the courier works. */
    holidays: z.array(Day).check(z.maxLength(maxHolidays, { error: `At most ${maxHolidays} holidays` })),
    /** The cut-off hour in IST: later orders count as placed the next day. 24 is the end of the day. */
    cutOffHour: z
      .int({ error: 'A full hour from 1 to 24' })
      .check(z.gte(1, { error: 'A full hour from 1 to 24' }), z.lte(24, { error: 'A full hour from 1 to 24' })),
    /** Working days until a blank order, which only needs packing, leaves the shop. */
    blankDays: Days,
    /** Working days until a shirt with a customer's print leaves the shop. */
    printedDays: Days,
    /** Working days until a bulk order leaves the shop, with more for larger ones. */
    bulkDays: Days,
    bulkSteps: z
      .array(DayStep)
      .check(
        z.maxLength(maxDaySteps, { error: `At most ${maxDaySteps} steps` }),
        z.refine(isRising, { error: 'Each step needs more pieces than the one before, and no fewer days' }),
      ),
    zones: z.array(Zone).check(
      z.maxLength(maxZones, { error: `At most ${maxZones} zones` }),
      z.refine(
        (zones) =>
          new Set(zones.flatMap(({ prefixes }) => prefixes)).size === zones.flatMap(({ prefixes }) => prefixes).length,
        {
          error: 'The same PIN codes cannot be in two zones',
        },
      ),
    ),
    /** Courier days to PIN codes outside all zones. */
    otherDays: Days,
    otherSlabs: z.optional(SlabCharge),
  })
  .check(
    z.refine(({ bulkDays, bulkSteps }) => bulkDays <= (bulkSteps[0]?.days ?? bulkDays), {
      error: 'Larger orders cannot take fewer days than smaller ones',
      path: ['bulkSteps'],
    }),
  )
export type DeliverySettings = z.infer<typeof DeliverySettings>

/**
 * The defaults of a new shop: typical times of a press in Bengaluru. They are promised to nobody until the shop has reviewed them, because it might not
 * be able to keep them.
 */
export const firstDelivery: DeliverySettings = {
  isPromised: false,
  workingDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  holidays: [],
  cutOffHour: 18,
  blankDays: 1,
  printedDays: 2,
  bulkDays: 4,
  bulkSteps: [
    { from: 100, days: 6 },
    { from: 500, days: 10 },
  ],
  zones: [
    { name: 'Bengaluru', prefixes: ['560', '562'], days: 1 },
    { name: 'Karnataka', prefixes: ['56', '57', '58', '59'], days: 2 },
    { name: 'Metros', prefixes: ['110', '400', '411', '500', '600', '700', '380'], days: 3 },
    { name: 'Kashmir, North East, islands', prefixes: ['18', '19', '737', '744', '78', '79', '68255'], days: 8 },
  ],
  otherDays: 5,
}

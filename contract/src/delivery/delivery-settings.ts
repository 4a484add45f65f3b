import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Rupees } from '../money.ts'
import { RequiredLine } from '../text.ts'

/** The days of a week, as an India-wide courier counts them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const Weekday = z.enum(weekdays)
export type Weekday = z.infer<typeof Weekday>

/** The most steps of the days that bulk orders take, and the most zones. */
export const maxDaySteps = 20
export const maxZones = 20
export const maxHolidays = 60

const Days = z
  .int({ error: 'A whole number of days' })
  .check(z.gte(0, { error: 'Not less than 0' }), z.lte(60, { error: 'At most 60 days' }))

/** So many working days for so many pieces or more. */
const DayStep = z.object({
  from: z
    .int({ error: 'A whole number of pieces' })
    .check(z.gte(2, { error: 'At least 2' }), z.lte(100_000, { error: 'At most 1,00,000' })),
  days: Days,
})
export type DayStep = z.infer<typeof DayStep>

/** What shipping costs by weight, in rupees: the first 500 g, and each further 500 g. */
export const SlabCharge = z.object({ first: Rupees, further: Rupees })
export type SlabCharge = z.infer<typeof SlabCharge>

/** The PIN codes that begin so are so many days of the courier away. */
const Zone = z.object({
  name: RequiredLine(60, 'Please name this zone'),
  prefixes: z
    .array(z.string().check(z.regex(/^[1-9]\d{0,5}$/, { error: 'The first 1 to 6 digits of PIN codes, such as 560' })))
    .check(
      z.minLength(1, { error: 'Enter the PIN codes of this zone' }),
      z.maxLength(100, { error: 'At most 100 beginnings of PIN codes' }),
    ),
  days: Days,
  /** What shipping there costs by weight; the fee of every order where this is missing. */
  slabs: z.optional(SlabCharge),
})
export type Zone = z.infer<typeof Zone>

const isRising = (steps: readonly DayStep[]) =>
  steps.every(({ from, days }, index) => {
    const before = steps[index - 1]
    return !before || (before.from < from && before.days <= days)
  })

/** When the shop works, how long it makes and the courier carries: all that a promised date is counted from. */
export const DeliverySettings = z
  .object({
    /** Whether customers are told a date. */
    isPromised: z.boolean(),
    workingDays: z.array(Weekday).check(z.minLength(1, { error: 'Choose at least one day' })),
    /** Days on which neither the press nor the courier works. */
    holidays: z.array(Day).check(z.maxLength(maxHolidays, { error: `At most ${maxHolidays} holidays` })),
    /** An order from this hour on, in India, counts as the next day's; 24 is the end of the day. */
    cutOffHour: z
      .int({ error: 'A full hour from 1 to 24' })
      .check(z.gte(1, { error: 'A full hour from 1 to 24' }), z.lte(24, { error: 'A full hour from 1 to 24' })),
    /** Working days until what is only to be packed leaves the shop. */
    blankDays: Days,
    /** Working days until a shirt with a customer's print does. */
    printedDays: Days,
    /** Working days until a bulk order does, and of larger ones. */
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
          error: 'A beginning of PIN codes stands in one zone only',
        },
      ),
    ),
    /** Days of the courier to every PIN code that is in no zone. */
    otherDays: Days,
    otherSlabs: z.optional(SlabCharge),
  })
  .check(
    z.refine(({ bulkDays, bulkSteps }) => bulkDays <= (bulkSteps[0]?.days ?? bulkDays), {
      error: 'No fewer days than smaller orders take',
      path: ['bulkSteps'],
    }),
  )
export type DeliverySettings = z.infer<typeof DeliverySettings>

/**
 * What a new shop begins with: usual times of a press in Bengaluru, promised to nobody until the shop has looked them through, because a date
 * that it never chose is one that it may break.
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

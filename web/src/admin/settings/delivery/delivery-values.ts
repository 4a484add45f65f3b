import { formatNearDay } from '@teeshala/contract/date-format'
import { DeliverySettings, type Weekday } from '@teeshala/contract/delivery/delivery-settings'
import * as texts from '../../../texts/admin/settings.ts'

type Count = number | ''
type DayCounts = 'cutOffHour' | 'blankDays' | 'printedDays' | 'bulkDays' | 'otherDays'

/** Delivery as the form holds it: counts may be empty, and the beginnings of PIN codes stand in one line. */
export type DeliveryValues = Omit<DeliverySettings, DayCounts | 'bulkSteps' | 'zones'> &
  Record<DayCounts, Count> & {
    bulkSteps: { from: Count; days: Count }[]
    zones: { name: string; prefixes: string; days: Count }[]
  }

/** Returns what the form holds, its parts in the order of the settings: both are compared as text. */
export function deliveryValuesOf(delivery: DeliverySettings): DeliveryValues {
  return { ...delivery, zones: delivery.zones.map((zone) => ({ ...zone, prefixes: zone.prefixes.join(', ') })) }
}

/** Returns what the shop is to store, which it checks. */
export function deliveryRequestOf(delivery: DeliveryValues) {
  return {
    ...delivery,
    zones: delivery.zones.map((zone) => ({ ...zone, prefixes: zone.prefixes.split(/[\s,;]+/).filter(Boolean) })),
  }
}

/** Returns the settings that a form holds, as soon as they can be stored. */
export function typedDelivery(values: DeliveryValues): DeliverySettings | undefined {
  return DeliverySettings.safeParse(deliveryRequestOf(values)).data
}

export const weekdayLabels: Readonly<Record<Weekday, string>> = {
  mon: texts.mon,
  tue: texts.tue,
  wed: texts.wed,
  thu: texts.thu,
  fri: texts.fri,
  sat: texts.sat,
  sun: texts.sun,
}

/** Everything of the delivery in one line, for who is told that somebody else changed it. */
export function deliveryWords(values: DeliveryValues): string {
  const { isPromised, workingDays, holidays, cutOffHour, blankDays, printedDays, bulkDays, otherDays } = values
  return [
    isPromised ? texts.datesArePromised : texts.noDatesArePromised,
    texts.workingDaysAre(workingDays.map((day) => weekdayLabels[day]).join(' ')),
    texts.ordersUntilHour(cutOffHour),
    ...(holidays.length > 0 ? [texts.closedOnHolidays(holidays.map(formatNearDay).join(', '))] : []),
    texts.daysOfPress(blankDays, printedDays, bulkDays),
    ...values.bulkSteps.map(({ from, days }) => texts.daysFromPieces(from, days)),
    ...values.zones.map(({ name, prefixes, days }) => texts.zoneDays(name, prefixes, days)),
    texts.elsewhereDays(otherDays),
  ].join('; ')
}

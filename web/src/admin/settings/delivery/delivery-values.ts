import { DeliverySettings, type Weekday } from '@teeshala/contract/delivery/delivery-settings'
import { formatWeekday } from '../../../shared/ui/day.ts'

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
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
}

/** Everything of the delivery in one line, for who is told that somebody else changed it. */
export function deliveryWords(values: DeliveryValues): string {
  const { isPromised, workingDays, holidays, cutOffHour, blankDays, printedDays, bulkDays, otherDays } = values
  return [
    isPromised ? 'dates are promised' : 'no dates are promised',
    `working days ${workingDays.map((day) => weekdayLabels[day]).join(' ')}`,
    `orders until ${cutOffHour}:00`,
    ...(holidays.length > 0 ? [`closed on ${holidays.map(formatWeekday).join(', ')}`] : []),
    `blank ${blankDays}, printed ${printedDays}, bulk ${bulkDays} days`,
    ...values.bulkSteps.map(({ from, days }) => `from ${from} pieces ${days} days`),
    ...values.zones.map(({ name, prefixes, days }) => `${name} (${prefixes}) ${days} days`),
    `elsewhere ${otherDays} days`,
  ].join('; ')
}

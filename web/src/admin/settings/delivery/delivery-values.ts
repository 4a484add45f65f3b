import { formatNearDay } from '@teeshala/contract/date-format'
import { DeliverySettings, type Weekday } from '@teeshala/contract/delivery/delivery-settings'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/admin/settings-delivery.ts'

type Count = number | ''
type DayCounts = 'cutOffHour' | 'blankDays' | 'printedDays' | 'bulkDays' | 'otherDays'

/** Delivery as the form holds it: counts may be empty, and the beginnings of PIN codes stand in one line. */
/** Shipping charges by weight; both empty if the usual fee applies. */
type SlabValues = { first: Count; further: Count }

export type DeliveryValues = Omit<DeliverySettings, DayCounts | 'bulkSteps' | 'zones' | 'otherSlabs'> &
  Record<DayCounts, Count> & {
    bulkSteps: { from: Count; days: Count }[]
    zones: { name: string; prefixes: string; days: Count; slabs: SlabValues }[]
    otherSlabs: SlabValues
  }

/** A zone without its own charge. */
export const noSlabs: SlabValues = { first: '', further: '' }

const isCharged = ({ first, further }: SlabValues) => first !== '' || further !== ''

/** Returns the form's values, in the settings' order because both are compared as text. */
export function deliveryValuesOf(delivery: DeliverySettings): DeliveryValues {
  return {
    ...delivery,
    zones: delivery.zones.map((zone) => ({
      ...zone,
      prefixes: zone.prefixes.join(', '),
      slabs: zone.slabs ?? noSlabs,
    })),
    otherSlabs: delivery.otherSlabs ?? noSlabs,
  }
}

/** Returns the request, which the server validates. */
export function deliveryRequestOf(delivery: DeliveryValues) {
  const { zones, otherSlabs, ...rest } = delivery
  return {
    ...rest,
    zones: zones.map(({ prefixes, slabs, ...zone }) => ({
      ...zone,
      prefixes: prefixes.split(/[\s,;]+/).filter(Boolean),
      ...(isCharged(slabs) && { slabs }),
    })),
    ...(isCharged(otherSlabs) && { otherSlabs }),
  }
}

/** Returns the settings in a form, once they are valid. */
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

const slabWords = ({ first, further }: SlabValues) =>
  first === '' || further === '' ? '' : texts.chargedByWeight(formatPrice(first), formatPrice(further))

/** Returns all delivery settings in one line, to show a colleague's change. */
export function deliveryWords(values: DeliveryValues): string {
  const { isPromised, workingDays, holidays, cutOffHour, blankDays, printedDays, bulkDays, otherDays } = values
  return [
    isPromised ? texts.datesArePromised : texts.noDatesArePromised,
    texts.workingDaysAre(workingDays.map((day) => weekdayLabels[day]).join(' ')),
    texts.ordersUntilHour(cutOffHour),
    ...(holidays.length > 0 ? [texts.closedOnHolidays(holidays.map(formatNearDay).join(', '))] : []),
    texts.daysOfPress(blankDays, printedDays, bulkDays),
    ...values.bulkSteps.map(({ from, days }) => texts.daysFromPieces(from, days)),
    ...values.zones.map(({ name, prefixes, days, slabs }) => texts.zoneDays(name, prefixes, days) + slabWords(slabs)),
    texts.elsewhereDays(otherDays) + slabWords(values.otherSlabs),
  ].join('; ')
}

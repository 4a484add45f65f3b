/** Coupons: one for new customers, one for free shipping, one that has ended. */
import type { StoredCoupon } from '@teeshala/contract/coupons/coupon'
import { daysBefore } from './orders/calendar.ts'

const unlimited = {
  percent: 0,
  mostPaise: null,
  amountPaise: 0,
  minimumPaise: 0,
  from: null,
  to: null,
  usesInAll: null,
}

/** The coupons of the local shop by their codes. */
export function couponDocuments(now: Date): Map<string, StoredCoupon> {
  const dated = (days: number) => ({ createdAt: daysBefore(now, days, 11), updatedAt: daysBefore(now, days, 11) })
  const unused = { usesPerPerson: 1, used: 0, isEnded: false }
  return new Map<string, StoredCoupon>([
    [
      'WELCOME10',
      { ...unlimited, kind: 'percent', percent: 10, mostPaise: 20_000, minimumPaise: 49_900, ...unused, ...dated(60) },
    ],
    [
      'FREESHIP',
      { ...unlimited, kind: 'free_shipping', minimumPaise: 29_900, ...unused, usesPerPerson: null, ...dated(30) },
    ],
    [
      'ONAM150',
      {
        ...{ ...unlimited, kind: 'amount', amountPaise: 15_000, minimumPaise: 99_900, usesInAll: 200 },
        ...{ ...unused, isEnded: true, createdAt: daysBefore(now, 90, 10), updatedAt: daysBefore(now, 45, 18) },
      },
    ],
  ])
}

/** The whole seed as documents by path: pure, so that a test can read it without a shop. */

import type { StoredTradeRules } from '@teeshala/contract/printing/trade-rules'
import { searchShape, searchShardsOf } from '@teeshala/contract/search/search-entry'
import type { StoredSettings } from '@teeshala/contract/settings/store-settings'
import { colourDocuments, productDocuments, typeDocuments } from './catalogue/catalogue.ts'
import { couponDocuments } from './coupons.ts'
import { daysBefore } from './orders/calendar.ts'
import { dailyOrderDocuments } from './orders/daily-orders.ts'
import { uploadRecords } from './orders/designs.ts'
import { orderDocuments, singleUploads } from './orders/orders.ts'
import { quoteDocuments } from './orders/quotes.ts'
import { bulkOrderDocuments, bulkUploads, printOrderDocuments } from './orders/workshop-orders.ts'
import { mailDocuments, messageDocuments, subscriptionDocuments } from './people/contact.ts'
import { asha, numberDocuments, people, profileOf } from './people/people.ts'
import { reviewDocuments, withRatings } from './people/reviews.ts'
import { auditDocuments, noteDocuments } from './people/staff-records.ts'
import { priceDocuments, tradeRules } from './price-list.ts'
import { seedSettings } from './settings.ts'

const favouritesOfAsha = ['mayur', 'stepwell', 'kaapi-hoodie', 'sold-out']

const under = <Stored extends object>(collection: string, documents: ReadonlyMap<string, Stored>) =>
  [...documents].map(([id, data]): [string, object] => [`${collection}/${id}`, data])

/** Returns every design of the seed that must be in the bucket. */
export const seedUploads = (now: Date) => [...bulkUploads(now), ...singleUploads(now)]

/** Returns every document of the seed by path, with all dates relative to `now`. */
export function seedDocuments(now: Date): Map<string, object> {
  const products = productDocuments(now)
  const settings: StoredSettings = seedSettings
  const rules: StoredTradeRules = { ...tradeRules, updatedAt: daysBefore(now, 40, 12) }
  const ordered = new Map([
    ...orderDocuments(products, now),
    ...dailyOrderDocuments(products, now),
    ...bulkOrderDocuments(now),
    ...printOrderDocuments(now),
  ])
  const orders = under('orders', ordered)
  const reviews = reviewDocuments(ordered, now)
  return new Map<string, object>([
    ...under('users', new Map(people.map((person) => [person.uid, profileOf(person, now)]))),
    ...under('phoneNumbers', numberDocuments(now)),
    ...under(
      `users/${asha.uid}/favorites`,
      new Map(favouritesOfAsha.map((id, index) => [id, { createdAt: daysBefore(now, 3 + index * 5, 22) }])),
    ),
    ...under('productTypes', typeDocuments(now)),
    ...under('productColors', colourDocuments(now)),
    ...under('products', withRatings(products, reviews)),
    ...under('reviews', reviews),
    ...under('searchShards', searchShardsOf(products, now)),
    ['searchBuilds/products', { shape: searchShape, builtAt: now }],
    ...under('designs', uploadRecords(seedUploads(now))),
    ...orders,
    ...auditDocuments(orders),
    ...noteDocuments(orders),
    ...under('quotes', quoteDocuments(now)),
    ...under('pricing', priceDocuments(now)),
    ...under('coupons', couponDocuments(now)),
    ...under('settings', new Map([['store', settings]])),
    ...under('settings', new Map([['printing', rules]])),
    ...under('newsletter', subscriptionDocuments(now)),
    ...under('messages', messageDocuments(now)),
    ...under('mail', mailDocuments(now)),
  ])
}

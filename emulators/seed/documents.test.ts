import { StoredPhoneNumber, StoredUser } from '@teeshala/contract/accounts/user'
import { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import { StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import { StoredProduct } from '@teeshala/contract/catalogue/product'
import { StoredMail, StoredMessage } from '@teeshala/contract/contact/contact'
import { StoredSubscription } from '@teeshala/contract/contact/newsletter'
import { StoredCoupon } from '@teeshala/contract/coupons/coupon'
import { StoredFavorite } from '@teeshala/contract/favorites/favorite'
import { StoredOrderNote } from '@teeshala/contract/orders/order-note'
import { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { Pricing, pricingSections, StoredPricingSection } from '@teeshala/contract/printing/pricing'
import { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { StoredTradeRules } from '@teeshala/contract/printing/trade-rules'
import { StoredReview } from '@teeshala/contract/reviews/review'
import { StoredSearchBuild, StoredSearchShard } from '@teeshala/contract/search/search-entry'
import { StoredSettings } from '@teeshala/contract/settings/store-settings'
import { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { expect, it } from 'vitest'
import { seedDocuments } from './documents.ts'
import { documents, now } from './read-seed.ts'
import { syntheticDocuments } from './scale.ts'

const schemas = [
  [/^users\/[^/]+$/, StoredUser],
  [/^phoneNumbers\//, StoredPhoneNumber],
  [/^users\/[^/]+\/favorites\/[^/]+$/, StoredFavorite],
  [/^productTypes\//, StoredProductType],
  [/^productColors\//, StoredProductColor],
  [/^products\//, StoredProduct],
  [/^orders\/[^/]+$/, StoredOrder],
  [/^orders\/[^/]+\/notes\//, StoredOrderNote],
  [/^auditLog\//, StoredAuditEntry],
  [/^searchShards\//, StoredSearchShard],
  [/^searchBuilds\//, StoredSearchBuild],
  [/^designs\//, StoredUpload],
  [/^quotes\//, StoredQuote],
  [/^reviews\//, StoredReview],
  [/^pricing\//, StoredPricingSection],
  [/^coupons\//, StoredCoupon],
  [/^settings\/store$/, StoredSettings],
  [/^settings\/printing$/, StoredTradeRules],
  [/^newsletter\//, StoredSubscription],
  [/^messages\//, StoredMessage],
  [/^mail\//, StoredMail],
] as const

it('every seeded document is what the shop stores, with no extra field', () => {
  for (const [path, data] of documents) {
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1]
    if (!schema) throw new Error(`No schema for ${path}`)
    expect(schema.parse(data), path).toEqual(data)
  }
})

it('every synthetic document is what the shop stores', () => {
  for (const [path, data] of syntheticDocuments({ products: 80, people: 8, orders: 80 }, now)) {
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1]
    if (!schema) throw new Error(`No schema for ${path}`)
    expect(schema.parse(data), path).toEqual(data)
  }
})

it('the price list has every section, and every price is above zero', () => {
  const sections = pricingSections.map((section) => StoredPricingSection.parse(documents.get(`pricing/${section}`)))
  for (const { options } of sections) {
    expect(options.length).toBeGreaterThan(3)
    for (const { pricePaise } of options) expect(pricePaise).toBeGreaterThan(0)
  }
  expect(Object.keys(Pricing.shape).sort()).toEqual([...pricingSections].sort())
})

it('the same time seeds the same shop', () => {
  expect([...seedDocuments(now)]).toEqual([...documents])
})

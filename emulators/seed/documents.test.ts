import { StoredPhoneNumber, StoredUser } from '@teeshala/contract/accounts/user'
import { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import {
  ImageUrl,
  maxProductImages,
  ProductRequest,
  percentOff,
  StoredProduct,
} from '@teeshala/contract/catalogue/product'
import { StoredProductColor } from '@teeshala/contract/catalogue/product-color'
import { StoredProductType } from '@teeshala/contract/catalogue/product-type'
import { matchesSearch, productSearchText } from '@teeshala/contract/catalogue/search'
import { StoredMail, StoredMessage, StoredSubscription } from '@teeshala/contract/contact/contact'
import { StoredCoupon } from '@teeshala/contract/coupons/coupon'
import { StoredFavorite } from '@teeshala/contract/favorites/favorite'
import { isOrderId } from '@teeshala/contract/ids'
import { dayOf } from '@teeshala/contract/india-day'
import { kindRules, orderKinds } from '@teeshala/contract/orders/order-kind'
import { lineAmountPaise, placementsOfLines } from '@teeshala/contract/orders/order-lines'
import { StoredOrderNote } from '@teeshala/contract/orders/order-note'
import { canMoveOrder, type OrderStatus } from '@teeshala/contract/orders/order-status'
import { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { canMovePayment, type PaymentStatus } from '@teeshala/contract/payments/payment'
import { Pricing, pricingSections, StoredPricingSection } from '@teeshala/contract/printing/pricing'
import { StoredQuote } from '@teeshala/contract/printing/quote'
import { StoredTradeRules } from '@teeshala/contract/printing/trade-rules'
import { breakPercent, lessPercent } from '@teeshala/contract/quantity-break'
import { ratingOf, recounted } from '@teeshala/contract/reviews/rating'
import { StoredReview } from '@teeshala/contract/reviews/review'
import { daysOf } from '@teeshala/contract/sales/day-range'
import { addSales, noSales } from '@teeshala/contract/sales/sales'
import { StoredSalesYear, StoredSoldMonth } from '@teeshala/contract/sales/stored-sales'
import { StoredSearchShard } from '@teeshala/contract/search/search-entry'
import { StoredSettings } from '@teeshala/contract/settings/store-settings'
import { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { readSvg } from '@teeshala/contract/uploads/svg-safety'
import { describe, expect, it } from 'vitest'
import { catalogueLooks } from './artwork/looks.ts'
import { svgOf } from './designs.ts'
import { seedDocuments, seedUploads } from './documents.ts'
import { salesDocuments } from './sales.ts'
import { syntheticDocuments } from './scale.ts'
import { seedSettings } from './settings.ts'

const now = new Date('2026-11-21T04:00:00Z')
const documents = seedDocuments(now)

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

const inCollection = <T>(collection: string, parse: (data: unknown) => T) =>
  [...documents]
    .filter(([path]) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
    .map(([path, data]) => ({ id: path.split('/')[1] as string, ...parse(data) }))

const products = inCollection('products', (data) => StoredProduct.parse(data))
const orders = inCollection('orders', (data) => StoredOrder.parse(data))
const bulkOrders = orders.filter(({ kind }) => kind === 'bulk')
const product = (id: string) => products.find((known) => known.id === id)

it('every seeded document is what the shop stores, with no field too many', () => {
  for (const [path, data] of documents) {
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1]
    if (!schema) throw new Error(`No schema for ${path}`)
    expect(schema.parse(data), path).toEqual(data)
  }
})

it('every synthetic document is what the shop stores', () => {
  for (const [path, data] of syntheticDocuments(80, now)) {
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1]
    if (!schema) throw new Error(`No schema for ${path}`)
    expect(schema.parse(data), path).toEqual(data)
  }
})

it('what was sold is told of each day until yesterday, and adds up to all orders', async () => {
  const oldestFirst = [...orders].sort((one, other) => Number(one.createdAt) - Number(other.createdAt))
  const told = await salesDocuments(oldestFirst, now)
  const days = [...told].flatMap(([path, data]) =>
    path.startsWith('salesYears/') ? Object.entries(StoredSalesYear.parse(data).days) : [],
  )
  const first = oldestFirst[0]?.createdAt as Date
  expect(days.map(([day]) => day).sort()).toEqual(daysOf({ from: dayOf(first), to: dayOf(now) }).slice(0, -1))
  const sold = orders.filter(
    ({ status, payment, createdAt }) =>
      status !== 'cancelled' && payment.status !== 'refunded' && dayOf(createdAt) < dayOf(now),
  )
  expect(days.reduce((sum, [, sales]) => addSales(sum, sales), noSales)).toMatchObject({
    orders: sold.length,
    revenuePaise: sold.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
  })
  for (const [path, data] of told) if (path.startsWith('soldMonths/')) StoredSoldMonth.parse(data)
})

describe('the catalogue', () => {
  it('has 36 products over all categories and all six types', () => {
    expect(products).toHaveLength(36)
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(['Women', 'Men', 'Kids', 'Unisex']))
    expect(new Set(products.map(({ type }) => type))).toEqual(
      new Set(['Round Neck', 'V-Neck', 'Polo', 'Oversized', 'Dry-Fit', 'Hoodie']),
    )
  })

  it('has ten colours, and no product names another', () => {
    const colours = inCollection('productColors', (data) => StoredProductColor.parse(data))
    expect(colours.map(({ name }) => name)).toEqual([
      'Black',
      'White',
      'Navy Blue',
      'Golden Yellow',
      'Red',
      'Royal Blue',
      'Orange',
      'Light Blue',
      'Light Grey',
      'Golden Green',
    ])
    const known = new Set(colours.map(({ id }) => id))
    for (const { id, colors } of products) for (const colour of colors) expect(known.has(colour), id).toBe(true)
  })

  it('sells the Polyester Dryfit T-Shirt at ₹120 in every size and colour, customizable, 5000 in stock', () => {
    expect(product('polyester-dryfit')).toMatchObject({
      name: 'Polyester Dryfit T-Shirt',
      pricePaise: 12_000,
      isCustomizable: true,
      stock: 5000,
      sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    })
    expect(product('polyester-dryfit')?.colors).toHaveLength(10)
  })

  it('has one last piece, one sold out, one that is not customizable, one without a picture', () => {
    expect(product('last-piece')?.stock).toBe(1)
    expect(product('sold-out')?.stock).toBe(0)
    expect(product('plain-basics')?.isCustomizable).toBe(false)
    expect(product('no-photo')?.images).toEqual([])
    expect(products.filter(({ stock }) => stock === 0)).toHaveLength(1)
  })

  it('has struck prices only where they are a true discount, and some best sellers, new and seasonal pieces', () => {
    const reduced = products.filter(({ originalPricePaise }) => originalPricePaise !== undefined)
    expect(reduced.length).toBeGreaterThan(5)
    for (const { id, pricePaise, originalPricePaise } of reduced)
      expect(percentOff(pricePaise / 100, (originalPricePaise ?? 0) / 100), id).toBeGreaterThan(0)
    for (const flag of ['isBestSeller', 'isNew', 'isSeasonal'] as const)
      expect(products.filter((one) => one[flag]).length).toBeGreaterThan(3)
  })

  it('could have been entered by the staff: every product passes the shop’s own form', () => {
    for (const { id, pricePaise, originalPricePaise, ...rest } of products) {
      const form = { ...rest, price: pricePaise / 100, originalPrice: originalPricePaise && originalPricePaise / 100 }
      expect(ProductRequest.safeParse(form).success, id).toBe(true)
    }
  })

  it('photographs every product but the one without pictures, and nothing else', () => {
    expect(new Set(Object.keys(catalogueLooks))).toEqual(
      new Set(products.map(({ id }) => id).filter((id) => id !== 'no-photo')),
    )
    for (const { id, images } of products)
      for (const image of images) {
        expect(ImageUrl.safeParse(image).success, image).toBe(true)
        expect(image).toMatch(new RegExp(`^/catalogue/${id}-[a-z-]+-960\\.webp$`))
      }
  })

  it('photographs a product only in colours it is sold in', () => {
    for (const { id, colors } of products)
      for (const { fabric } of catalogueLooks[id]?.views ?? []) expect(colors, id).toContain(fabric)
  })

  it('has a photograph of every colour of a product that is photographed at all, where five are enough', () => {
    for (const { id, colors, images, colorImages = {} } of products) {
      expect(images.length, id).toBeLessThanOrEqual(maxProductImages)
      if (images.length === 0 || colors.length > maxProductImages) continue
      expect(Object.keys(colorImages).sort(), id).toEqual([...colors].sort())
    }
  })

  it('never shows a colour by a picture with somebody’s own print on it', () => {
    expect(product('polyester-dryfit')?.colorImages).toEqual({
      'royal-blue': '/catalogue/polyester-dryfit-front-960.webp',
      white: '/catalogue/polyester-dryfit-white-960.webp',
    })
    expect(product('no-photo')).not.toHaveProperty('colorImages')
  })

  it('is found by the words of its names', () => {
    for (const one of products) expect(matchesSearch(productSearchText(one), one.name), one.id).toBe(true)
    expect(product('cutting-chai')?.searchKeys).toContain('cutting')
  })
})

describe('the orders', () => {
  it('of Asha are six, in six different states', () => {
    const hers = orders.filter(({ kind, userId }) => kind === 'shop' && userId === 'asha-verma')
    expect(hers).toHaveLength(6)
    expect(new Set(hers.map(({ status, payment }) => `${status} ${payment.status}`)).size).toBe(6)
  })

  it('are none of Ravi’s', () => {
    for (const one of orders) expect(one.userId).not.toBe('ravi-kumar')
  })

  it('carry order ids of their kind', () => {
    for (const { id, kind } of orders) {
      expect(isOrderId(id)).toBe(true)
      expect(id.startsWith(kindRules[kind].prefix)).toBe(true)
    }
    expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(orderKinds))
  })

  it('add up: lines to items, items and shipping to the total', () => {
    for (const { id, kind, lines, itemsPaise, shippingPaise, totalPaise, payment } of orders) {
      expect(itemsPaise, id).toBe(lines.reduce((sum, line) => sum + lineAmountPaise(line), 0))
      expect(totalPaise, id).toBe(itemsPaise + shippingPaise)
      expect(shippingPaise, id).toBe(kind === 'shop' && itemsPaise <= 99_900 ? 9_900 : 0)
      expect(payment.duePaise, id).toBe(totalPaise)
      expect(payment.paidPaise, id).toBe(payment.status === 'paid' ? totalPaise : 0)
    }
  })

  it('of printed shirts cost 120 rupees a piece and placement, the piece less the break of a bulk order', () => {
    const printed = orders.flatMap(({ kind, pieces, lines }) =>
      lines.flatMap((line) => (line.kind === 'printed' ? [{ kind, pieces, prints: line.prints }] : [])),
    )
    expect(printed.length).toBeGreaterThan(10)
    for (const { kind, pieces, prints } of printed) {
      const percent = kind === 'bulk' ? breakPercent(seedSettings.quantityBreaks, pieces) : 0
      const [first, ...further] = prints.map(({ unitPricePaise }) => unitPricePaise)
      expect(first).toBe(lessPercent(12_000, percent))
      expect(further).toEqual(further.map(() => 12_000))
    }
  })

  it('went only where an order may go, in the past and in order', () => {
    for (const { id, timeline, status, payment, fulfilment, createdAt } of orders) {
      const moves = timeline.filter(({ kind }) => kind === 'status').map(({ to }) => to as OrderStatus)
      const payments = timeline.filter(({ kind }) => kind === 'payment').map(({ to }) => to as PaymentStatus)
      expect(moves[0], id).toBe('placed')
      moves.slice(1).forEach((to, index) => {
        expect(canMoveOrder(moves[index] as OrderStatus, to, fulfilment.kind), id).toBe(true)
      })
      payments.forEach((to, index) => {
        expect(canMovePayment(payments[index - 1] ?? 'pending', to), id).toBe(true)
      })
      expect(status, id).toBe(moves.at(-1))
      expect(payment.status, id).toBe(payments.at(-1) ?? 'pending')
      expect(timeline[0]?.at, id).toEqual(createdAt)
    }
    for (const { id, timeline } of orders)
      timeline.forEach(({ at }, index) => {
        expect(at.getTime(), id).toBeLessThan(now.getTime())
        expect(at.getTime(), id).toBeGreaterThanOrEqual(timeline[index - 1]?.at.getTime() ?? 0)
      })
  })

  it('name no member of the staff where their customers may read; the audit log names one for each of their moves', () => {
    for (const one of orders) {
      expect(JSON.stringify(one), one.id).not.toContain('Teeshala Admin')
      const moves = one.timeline.filter(({ by }) => by === 'staff').map(({ at }) => at.getTime())
      const noted = inCollection('auditLog', (data) => StoredAuditEntry.parse(data))
        .filter(({ target }) => target.endsWith(`/${one.id}`))
        .map(({ at }) => at.getTime())
      expect(noted, one.id).toEqual(moves)
    }
  })

  it('hold only what the shop sold then: a product, a size and a colour it has', () => {
    for (const { id, kind, lines } of orders)
      for (const item of lines) {
        if (item.kind === 'paper' || kind === 'bulk') continue
        const sold = product(item.productId)
        expect(sold, id).toBeDefined()
        expect(sold?.sizes, id).toContain(item.size)
        expect(sold?.colors, id).toContain(item.color)
        expect(item.image, id).toBe(sold?.colorImages?.[item.color ?? ''] ?? '')
        expect(item.productType, id).toBe(sold?.type)
        expect(item.printedSides, id).toEqual(sold?.printedSides)
        if (item.kind === 'printed' || item.placement) expect(sold?.isCustomizable, id).toBe(true)
      }
  })
})

it('no product has a figure but that of its reviews, and each of these is by somebody who got the product', () => {
  const reviews = inCollection('reviews', (data) => StoredReview.parse(data))
  expect(reviews.length).toBeGreaterThan(25)
  for (const { id, ratingCounts, rating, reviewCount } of products) {
    const counts = reviews
      .filter(({ productId }) => productId === id)
      .reduce<ReturnType<typeof recounted> | undefined>(
        (all, review) => recounted(all, { to: review.rating }),
        undefined,
      )
    expect({ id, ratingCounts, figures: rating && { rating, reviewCount } }).toEqual({
      id,
      ratingCounts: counts,
      figures: counts && ratingOf(counts),
    })
  }
  for (const { id, orderId, productId, createdAt } of reviews) {
    const order = orders.find((each) => each.id === orderId)
    expect([id, order?.status]).toEqual([id, 'delivered'])
    expect(order?.lines.some((line) => line.kind !== 'paper' && line.productId === productId)).toBe(true)
    expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
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

it('the same moment seeds the same shop', () => {
  expect([...seedDocuments(now)]).toEqual([...documents])
})

describe('designs of the seed', () => {
  const uploads = seedUploads(now)
  const named = orders.flatMap(({ designs }) => designs)

  it('are those that orders name, each with a record that keeps it', () => {
    expect(named.map(({ path }) => path).sort()).toEqual(uploads.map(({ path }) => path).sort())
    const kept = [...documents]
      .filter(([path]) => path.startsWith('designs/'))
      .map(([, data]) => StoredUpload.parse(data))
    expect(kept.map(({ path, removeAfter }) => [path, removeAfter])).toEqual(uploads.map(({ path }) => [path, null]))
  })

  it('are at every placement of a bulk order, and drawings that the shop would take', () => {
    for (const { lines, designs } of bulkOrders)
      expect(designs.map(({ placement }) => placement)).toEqual(placementsOfLines(lines))
    for (const upload of uploads) expect(readSvg(svgOf(upload)), upload.file).not.toHaveProperty('danger')
  })
})

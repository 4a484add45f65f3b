import { matchesSearch, productSearchText } from '@teeshala/contract/catalogue/listing/search'
import { StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { ImageUrl, maxProductImages, ProductRequest, percentOff } from '@teeshala/contract/catalogue/product'
import { ratingOf, recounted } from '@teeshala/contract/reviews/rating'
import { StoredReview } from '@teeshala/contract/reviews/review'
import { describe, expect, it } from 'vitest'
import { catalogueLooks } from './artwork/looks.ts'
import { inCollection, now, orders, product, products } from './read-seed.ts'

describe('the catalogue', () => {
  it('has 36 products over all categories and all six types', () => {
    expect(products).toHaveLength(36)
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(['Women', 'Men', 'Kids', 'Unisex']))
    expect(new Set(products.map(({ type }) => type))).toEqual(
      new Set(['Round Neck', 'V-Neck', 'Polo', 'Oversized', 'Dry-Fit', 'Hoodie']),
    )
  })

  it('has ten colours, and no product uses another', () => {
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

  it('has one product with its last piece, one sold out, one not customizable, and one without a picture', () => {
    expect(product('last-piece')?.stock).toBe(1)
    expect(product('sold-out')?.stock).toBe(0)
    expect(product('plain-basics')?.isCustomizable).toBe(false)
    expect(product('no-photo')?.images).toEqual([])
    expect(products.filter(({ stock }) => stock === 0)).toHaveLength(1)
  })

  it('has struck-out prices only for real discounts, and some best sellers, new and seasonal products', () => {
    const reduced = products.filter(({ originalPricePaise }) => originalPricePaise !== undefined)
    expect(reduced.length).toBeGreaterThan(5)
    for (const { id, pricePaise, originalPricePaise } of reduced)
      expect(percentOff(pricePaise / 100, (originalPricePaise ?? 0) / 100), id).toBeGreaterThan(0)
    for (const flag of ['isBestSeller', 'isNew', 'isSeasonal'] as const)
      expect(products.filter((one) => one[flag]).length).toBeGreaterThan(3)
  })

  it('could have been entered by staff: every product passes the shop’s own form', () => {
    for (const { id, pricePaise, originalPricePaise, ...rest } of products) {
      const form = { ...rest, price: pricePaise / 100, originalPrice: originalPricePaise && originalPricePaise / 100 }
      expect(ProductRequest.safeParse(form).success, id).toBe(true)
    }
  })

  it('has photos of every product but the one without pictures, and no others', () => {
    expect(new Set(Object.keys(catalogueLooks))).toEqual(
      new Set(products.map(({ id }) => id).filter((id) => id !== 'no-photo')),
    )
    for (const { id, images } of products)
      for (const image of images) {
        expect(ImageUrl.safeParse(image).success, image).toBe(true)
        expect(image).toMatch(new RegExp(`^/catalogue/${id}-[a-z-]+-960\\.webp$`))
      }
  })

  it('has photos of a product only in colours it is sold in', () => {
    for (const { id, colors } of products)
      for (const { fabric } of catalogueLooks[id]?.views ?? []) expect(colors, id).toContain(fabric)
  })

  it('has a photo of every colour of a product with photos, if five are enough', () => {
    for (const { id, colors, images, colorImages = {} } of products) {
      expect(images.length, id).toBeLessThanOrEqual(maxProductImages)
      if (images.length === 0 || colors.length > maxProductImages) continue
      expect(Object.keys(colorImages).sort(), id).toEqual([...colors].sort())
    }
  })

  it('never shows a colour by a picture with a customer’s print on it', () => {
    expect(product('polyester-dryfit')?.colorImages).toEqual({
      'royal-blue': '/catalogue/polyester-dryfit-front-960.webp',
      white: '/catalogue/polyester-dryfit-white-960.webp',
    })
    expect(product('no-photo')).not.toHaveProperty('colorImages')
  })

  it('is found by the words in its names', () => {
    for (const one of products) expect(matchesSearch(productSearchText(one), one.name), one.id).toBe(true)
    expect(product('cutting-chai')?.searchKeys).toContain('cutting')
  })
})

it('no product has figures except those of its reviews, and each review is by a customer who got the product', () => {
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

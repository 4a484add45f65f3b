import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProductAdjustment } from './listing/product-adjustment.ts'
import { Placement } from './options/placement.ts'
import { HexCode } from './options/product-color.ts'
import {
  freeUnconfirmed,
  ImageUrl,
  NewProductRequest,
  ProductRequest,
  paiseUnconfirmed,
  percentOff,
} from './product.ts'

describe('a discount', () => {
  it.each([
    [400, 500, 20],
    [120, 144, 16],
    [499, 500, undefined],
    [500, 500, undefined],
    [600, 500, undefined],
    [500, undefined, undefined],
    [500, null, undefined],
  ])('at ₹%d instead of ₹%s is shown as %s percent', (price, original, percent) => {
    expect(percentOff(price, original)).toBe(percent)
  })

  it('is never overstated', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 1, max: 1e7 }), (price, original) => {
        const percent = percentOff(price / 100, original / 100) ?? 0
        expect(price).toBeLessThanOrEqual(price > original ? price : original * (1 - percent / 100) + 1e-6)
      }),
    )
  })
})

describe('a product', () => {
  const least = { name: 'Tee', price: 499, category: 'Men', type: 'Polo', stock: 3 }

  it('may be free only if that is confirmed', () => {
    const free = { ...least, price: 0, isGivenAway: false }
    expect(ProductRequest.safeParse(free).error?.issues[0]).toMatchObject({ path: ['price'], message: freeUnconfirmed })
    expect(ProductRequest.safeParse({ ...free, isGivenAway: true }).success).toBe(true)
    expect(ProductAdjustment.safeParse({ price: 0 }).error?.issues).toMatchObject([{ message: freeUnconfirmed }])
  })

  it('may cost less than ₹1 only if that is confirmed', () => {
    const paise = { ...least, price: 0.5, isGivenAway: false }
    expect(ProductRequest.safeParse(paise).error?.issues).toMatchObject([
      { path: ['price'], message: paiseUnconfirmed },
    ])
    expect(ProductRequest.safeParse({ ...paise, isGivenAway: true }).success).toBe(true)
    expect(ProductRequest.safeParse({ ...paise, price: 1 }).success).toBe(true)
    expect(ProductAdjustment.safeParse({ price: 0.5 }).error?.issues).toMatchObject([{ message: paiseUnconfirmed }])
  })

  const withoutEach = (fields: object) =>
    Object.keys(fields).map((field) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field)))

  it('is changed with its name, price, category, type and stock; the rest has defaults', () => {
    expect(ProductRequest.parse(least)).toMatchObject({ images: [], sizes: [], isCustomizable: false })
    for (const form of withoutEach(least))
      expect(ProductRequest.safeParse(form).success, Object.keys(form).join()).toBe(false)
  })

  it('is added with a name, a price, a type and a picture; it is for women, and there are no pieces, unless said otherwise', () => {
    const added = { name: 'Tee', price: 499, type: 'Polo', images: ['/catalogue/a.webp'] }
    expect(NewProductRequest.parse(added)).toMatchObject({ category: 'Women', stock: 0, sizes: [] })
    expect(NewProductRequest.parse({ ...added, ...least })).toMatchObject({ category: 'Men', stock: 3 })
    for (const form of withoutEach(added)) expect(NewProductRequest.safeParse(form).success).toBe(false)
    expect(NewProductRequest.safeParse({ ...added, originalPrice: 1 }).success).toBe(false)
  })

  it.each([
    ['six pictures', { images: Array.from({ length: 6 }, (_, i) => `/catalogue/${i}.webp`) }],
    ['a size twice', { sizes: ['S', 'S'] }],
    ['a size of its own', { sizes: ['XXXL'] }],
    ['a negative stock', { stock: -1 }],
    ['half a piece', { stock: 1.5 }],
    ['a price in text', { price: '499' }],
    ['a colour id that is a path', { colors: ['a/b'] }],
  ])('is refused with %s', (_, change) => {
    expect(ProductRequest.safeParse({ ...least, ...change }).success).toBe(false)
  })

  it('of an unknown category is refused with the list of valid ones', () => {
    const { error } = ProductRequest.safeParse({ ...least, category: 'Dogs' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['One of Women, Men, Kids, Unisex'])
  })
})

describe('the pictures of a product’s colours', () => {
  const front = '/catalogue/tee-front-960.webp'
  const green = '/catalogue/tee-green-960.webp'
  const shown = {
    name: 'Tee',
    price: 499,
    category: 'Men',
    type: 'Polo',
    stock: 3,
    images: [front, green],
    colors: ['white', 'green'],
  }
  const problems = (colorImages: unknown) =>
    ProductRequest.safeParse({ ...shown, colorImages }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ]) ?? []

  it.each([[{}], [{ green }], [{ white: front, green }], [{ white: front, green: front }]])('may be %j', (map) => {
    expect(ProductRequest.parse({ ...shown, colorImages: map }).colorImages).toEqual(map)
  })

  it('can be left out', () => {
    expect(ProductRequest.parse(shown)).not.toHaveProperty('colorImages')
  })

  it.each([
    ['a colour it is not sold in', { red: green }, 'colorImages.red', 'Not a colour of this product'],
    [
      'a picture it does not have',
      { green: '/catalogue/other-960.webp' },
      'colorImages.green',
      'Not one of the pictures of this product',
    ],
    ['no address', { green: 'javascript:alert(1)' }, 'colorImages.green', 'Not the address of a picture of this shop'],
  ])('never name %s', (_what, map, field, message) => {
    expect(problems(map)).toContainEqual([field, message])
  })

  it.each([[['white']], ['white'], [null], [{ constructor: front }], [{ 'a/b': front }], [{ white: null }]])(
    'are never %j',
    (map) => {
      expect(problems(map)).not.toEqual([])
    },
  )
})

describe('a picture', () => {
  it.each([
    '/catalogue/a-front-960.webp',
    'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media',
    'http://127.0.0.1:9199/v0/b/x',
  ])('may be at %s', (url) => {
    expect(ImageUrl.safeParse(url).success).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/x.png',
    'http://example.com/x.png',
    'https://x/"><script>',
    '',
  ])('may not be at %j', (url) => {
    expect(ImageUrl.safeParse(url).success).toBe(false)
  })
})

describe('a colour code', () => {
  it('is six hex digits, stored in upper case', () => {
    expect(HexCode.parse(' #1a2b3c ')).toBe('#1A2B3C')
    expect(HexCode.safeParse('#fff').success).toBe(false)
    expect(HexCode.safeParse('red').success).toBe(false)
  })
})

describe('a placement', () => {
  it.each([
    ['Front A-4 Size', 'Front A4'],
    ['Front A+ Size', 'Front A3'],
    ['Back A Size', 'Back A4'],
    ['Back A+ Size', 'Back A3'],
    ['Left', 'Left'],
  ])('%s is stored as %s', (spelling, placement) => {
    expect(Placement.parse(spelling)).toBe(placement)
  })

  it.each(['constructor', '__proto__', 'Middle', 3, null])('is never %j', (value) => {
    expect(Placement.safeParse(value).success).toBe(false)
  })
})

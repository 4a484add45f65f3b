import { describe, expect, it } from 'vitest'
import { missingChoices } from '../cart/cart-lines.ts'
import { needsPlacement } from './blank-or-printed.ts'
import { freePlacements, type PrintedSide } from './house-print.ts'
import { colorPicture } from './options/color-picture.ts'
import { ProductRequest } from './product.ts'

const product = { sizes: ['M'], colors: ['red'], isCustomizable: true }
const printedOn = (...printedSides: PrintedSide[]) => ({ ...product, printedSides })
const chosen = { size: 'M', color: 'red' }

describe('a product that comes printed', () => {
  it("is complete with size and colour; a customer's own print is optional", () => {
    expect(missingChoices(printedOn('front'), chosen)).toEqual([])
    expect(missingChoices(printedOn('front'), { ...chosen, design: 'logo.png' })).toEqual(['placement'])
    expect(missingChoices(printedOn('front'), { ...chosen, design: 'logo.png', placement: 'Back A4' })).toEqual([])
    expect(missingChoices(product, chosen)).toEqual(['placement'])
    expect(needsPlacement(product)).toBe(true)
  })

  it("can have a customer's print on the side that its own leaves free, and nowhere else", () => {
    expect(freePlacements(printedOn('front'))).toEqual(['Back A4', 'Back A3'])
    expect(freePlacements(printedOn('back'))).toEqual(['Left', 'Right', 'Front A4', 'Front A3'])
    expect(freePlacements(printedOn('front', 'back'))).toEqual([])
    expect(freePlacements({ ...printedOn('front'), isCustomizable: false })).toEqual([])
    expect(missingChoices(printedOn('front'), { ...chosen, placement: 'Left' })).toEqual(['placement'])
  })

  it('is never drawn, because the drawing would show it blank', () => {
    const pictures = { images: ['/a.webp'], colorImages: {}, printedSides: ['front' as const] }
    expect(colorPicture(pictures, 'red')).toEqual({ kind: 'photo', src: '/a.webp' })
    expect(colorPicture({ ...pictures, images: [] }, 'red')).toEqual({ kind: 'nothing' })
  })
})

describe('staff enter which sides come printed', () => {
  const least = { name: 'Tee', price: 499, category: 'Men', type: 'Polo', stock: 3 }
  it.each([
    ['printed on no side', { isPrinted: true, printedSides: [] }],
    ['a side twice', { printedSides: ['front', 'front'] }],
    ['a side that no shirt has', { printedSides: ['sleeve'] }],
    ['customizable without a free side', { isCustomizable: true, printedSides: ['front', 'back'] }],
  ])('but not %s', (_, change) => {
    expect(ProductRequest.safeParse({ ...least, ...change }).success).toBe(false)
  })

  it('on both sides, if customers are not to print on it', () => {
    expect(ProductRequest.safeParse({ ...least, printedSides: ['front', 'back'] }).success).toBe(true)
  })
})

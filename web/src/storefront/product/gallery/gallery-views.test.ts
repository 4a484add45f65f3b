import { describe, expect, it } from 'vitest'
import { galleryViews, viewOfColor } from './gallery-views.ts'

const [front, green] = ['/catalogue/tee-front-960.webp', '/catalogue/tee-green-960.webp']
const known = [
  { _id: 'white', name: 'White' },
  { _id: 'green', name: 'Golden Green' },
]
const tee = {
  images: [front, green],
  colorImages: { white: front, green },
  colors: ['white', 'green'],
  isCustomizable: false,
}
const labels = (product: Parameters<typeof galleryViews>[0]) => galleryViews(product, known).map(({ label }) => label)

describe('the gallery of a product', () => {
  it('labels each picture with its colour, and needs no preview if every colour has one', () => {
    expect(labels(tee)).toEqual(['Picture 1, White', 'Picture 2, Golden Green'])
  })

  it('previews the front if a colour has no picture', () => {
    expect(labels({ ...tee, colors: ['white', 'red'] })).toEqual(['Picture 1, White', 'Picture 2', 'Preview, front'])
    expect(labels({ ...tee, images: [], colors: [] })).toEqual(['Preview, front'])
  })

  it('previews both sides of a garment with the visitor’s print', () => {
    expect(labels({ ...tee, isCustomizable: true }).slice(2)).toEqual(['Preview, front', 'Preview, back'])
  })

  it('never draws a side that comes printed, because a drawing would show it blank', () => {
    const printed = { ...tee, colors: ['white', 'red'], printedSides: ['front' as const] }
    expect(labels(printed).slice(2)).toEqual([])
    expect(labels({ ...printed, isCustomizable: true }).slice(2)).toEqual(['Preview, back'])
    expect(viewOfColor(printed, 'red', 'front')).toBe(front)
  })
})

describe('a chosen colour is visible', () => {
  const blank = { ...tee, isCustomizable: true, colors: ['white', 'green', 'red'] }
  it.each([
    ['in its picture', blank, 'green', 'back', green],
    ['on the printed side if it has no picture', blank, 'red', 'back', 'back'],
    ['from the front if nothing is printed', { ...blank, isCustomizable: false }, 'red', 'back', 'front'],
  ] as const)('%s', (_how, product, color, side, view) => {
    expect(viewOfColor(product, color, side)).toBe(view)
    expect(galleryViews(product, known).map(({ key }) => key)).toContain(view)
  })
})

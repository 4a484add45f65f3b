import { describe, expect, it } from 'vitest'
import { sizes } from '../catalogue/categories.ts'
import { placements, sideOf } from '../catalogue/options/placement.ts'
import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { commonPrintArea, fits, formats, type PrintArea, printArea, printAreas } from './print-area.ts'
import { garmentCuts, patterns } from './shape/cut.ts'
import { hoodOpening, pocket } from './shape/hood.ts'
import { body, collarBand } from './shape/outline.ts'
import { flatten, isInside, type Point } from './shape/path.ts'
import { collarLeaf, placket } from './shape/polo.ts'
import { measurements } from './size-chart.ts'

const corners = ({ x, y, widthMm, heightMm }: PrintArea): Point[] => [
  [x, y],
  [x + widthMm, y],
  [x, y + heightMm],
  [x + widthMm, y + heightMm],
]

const overlaps = (area: PrintArea, points: readonly Point[]) =>
  points.some(([x, y]) => x > area.x && x < area.x + area.widthMm && y > area.y && y < area.y + area.heightMm)

describe.each(garmentCuts)('the print areas of a %s', (cut) => {
  it.each(placements)('keep %s on the body', (placement) => {
    const outline = flatten(body(cut, sideOf(placement)))
    for (const corner of corners(printArea(cut, placement))) expect(isInside(outline, corner)).toBe(true)
  })

  it('avoid collar, placket, hood and pocket', () => {
    const front = printAreas(cut).filter(({ placement }) => sideOf(placement) === 'front')
    const obstacles =
      cut === 'hoodie'
        ? [hoodOpening(), pocket()]
        : cut === 'polo'
          ? [collarLeaf(), placket()]
          : [collarBand(cut, 'front')]
    for (const area of front)
      for (const obstacle of obstacles) expect(overlaps(area, flatten(obstacle)), area.placement).toBe(false)
  })

  it('mirror left and right chest, and are centred otherwise', () => {
    const left = printArea(cut, 'Left')
    const right = printArea(cut, 'Right')
    expect(right.x).toBe(-(left.x + left.widthMm))
    expect(right.y).toBe(left.y)
    for (const placement of placements.slice(2)) {
      const { x, widthMm } = printArea(cut, placement)
      expect(x).toBe(-widthMm / 2)
    }
  })

  it('never run into the hem or over the side of any size', () => {
    for (const size of [...sizes, ...bulkOrderSizes])
      for (const { y, widthMm, heightMm } of printAreas(cut, size)) {
        const { chestMm, lengthMm, hemMm } = measurements(cut, size)
        expect(y + heightMm).toBeLessThanOrEqual(lengthMm - hemMm - 20)
        expect(widthMm).toBeLessThanOrEqual(chestMm - 40)
      }
  })
})

describe('the print formats', () => {
  it('are 90 × 90 mm on the chest, and A4 and A3 portrait on front and back', () => {
    expect(formats).toEqual({
      Left: { widthMm: 90, heightMm: 90 },
      Right: { widthMm: 90, heightMm: 90 },
      'Front A4': { widthMm: 210, heightMm: 297 },
      'Front A3': { widthMm: 297, heightMm: 420 },
      'Back A4': { widthMm: 210, heightMm: 297 },
      'Back A3': { widthMm: 297, heightMm: 420 },
    })
  })

  it('fit in full on a round neck of size M and above', () => {
    for (const { placement, widthMm, heightMm } of printAreas('round-neck'))
      expect({ widthMm, heightMm }).toEqual(formats[placement])
  })

  it('have the left chest on the wearer’s left, which is the viewer’s right', () => {
    expect(printArea('round-neck', 'Left').x).toBeGreaterThan(0)
  })
})

describe('the print area', () => {
  it("takes A3 on a round neck but not above a hoodie's pocket", () => {
    expect(fits(formats['Front A3'], 'round-neck', 'Front A3')).toBe(true)
    expect(fits(formats['Front A3'], 'hoodie', 'Front A3')).toBe(false)
  })

  it('takes A4 on every cut and size, front and back', () => {
    for (const cut of garmentCuts)
      for (const size of [...sizes, ...bulkOrderSizes]) {
        expect(fits(formats['Front A4'], cut, 'Front A4', size), `${cut} ${size}`).toBe(true)
        expect(fits(formats['Back A4'], cut, 'Back A4', size), `${cut} ${size}`).toBe(true)
      }
  })

  it('for A3 on the front of a polo is smaller in the smallest size than in the largest', () => {
    expect(printArea('polo', 'Front A3', 'XS').heightMm).toBeLessThan(printArea('polo', 'Front A3', '5XL').heightMm)
    expect(printArea('polo', 'Front A3', '5XL').heightMm).toBe(420)
  })

  it("is the same for a size under either page's name", () => {
    expect(measurements('polo', 'XXL')).toEqual(measurements('polo', '2XL'))
    expect(measurements('polo', 'XS')).toEqual(measurements('polo', 'xS'))
    expect(measurements('polo', 'M').chestMm).toBe(2 * patterns.polo.underarm[0])
  })

  it('for a mixed order is that of its smallest size', () => {
    const mixed = commonPrintArea('polo', 'Front A3', ['5XL', 'xS', 'M'])
    expect(mixed).toEqual(printArea('polo', 'Front A3', 'xS'))
    expect(commonPrintArea('dry-fit', 'Left', [])).toEqual(printArea('dry-fit', 'Left'))
  })
})

describe('the area of a design printed on several sizes', () => {
  it.each(garmentCuts)('for a %s lies within the area of each size, from the same corner', (cut) => {
    for (const placement of placements) {
      const common = commonPrintArea(cut, placement, bulkOrderSizes)
      for (const size of bulkOrderSizes) {
        const area = printArea(cut, placement, size)
        expect([common.x, common.y]).toEqual([area.x, area.y])
        expect(fits(common, cut, placement, size)).toBe(true)
      }
      expect(commonPrintArea(cut, placement, [])).toEqual(printArea(cut, placement))
    }
  })
})

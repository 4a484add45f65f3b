import { describe, expect, it } from 'vitest'
import { drawGarment } from './drawing.ts'
import { cutForType, garmentCuts } from './shape/cut.ts'
import { armhole, body, cuff, sleeve } from './shape/outline.ts'
import { curve, flatten, isInside, mirror, open, pathData, reverse, spindle } from './shape/path.ts'

const sides = ['front', 'back'] as const
const combinations = garmentCuts.flatMap((cut) => sides.map((side) => [cut, side] as const))

describe.each(combinations)('a %s from the %s', (cut, side) => {
  it('is symmetric in its body', () => {
    const points = flatten(body(cut, side))
    for (const [x, y] of flatten(mirror(body(cut, side))))
      expect(Math.min(...points.map((point) => Math.hypot(point[0] - x, point[1] - y)))).toBeLessThan(0.001)
  })

  it('is drawn with finite numbers, within its bounds', () => {
    const { layers, foldShapes, silhouette, bounds } = drawGarment(cut, side)
    for (const d of [silhouette, ...layers.map((layer) => layer.d), ...foldShapes.map((shape) => shape.d)])
      expect(d).not.toMatch(/NaN|Infinity|undefined/)
    expect(bounds.x).toBeCloseTo(-(bounds.x + bounds.width), 6)
    for (const [x, y] of [...flatten(body(cut, side)), ...flatten(sleeve(cut)), ...flatten(cuff(cut))]) {
      expect(x).toBeGreaterThanOrEqual(bounds.x - 0.001)
      expect(x).toBeLessThanOrEqual(bounds.x + bounds.width + 0.001)
      expect(y).toBeGreaterThanOrEqual(bounds.y - 0.001)
      expect(y).toBeLessThanOrEqual(bounds.y + bounds.height + 0.001)
    }
  })

  it('joins sleeve and body along one shared seam', () => {
    const onBody = new Set(flatten(body(cut, side)).map(String))
    const onSleeve = new Set(flatten(reverse(armhole(cut))).map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`))
    const seam = flatten(armhole(cut))
    for (const point of seam) {
      expect(onBody.has(String(point))).toBe(true)
      expect(onSleeve.has(`${point[0].toFixed(3)},${point[1].toFixed(3)}`)).toBe(true)
    }
  })

  it('starts its folds on the fabric', () => {
    const { folds } = drawGarment(cut, side)
    expect(folds.length).toBeGreaterThan(15)
    for (const { depth, widthMm } of folds) {
      expect(Math.abs(depth)).toBeLessThanOrEqual(1)
      expect(widthMm).toBeGreaterThan(0)
    }
  })
})

describe('the trims of each cut', () => {
  const roles = (cut: Parameters<typeof drawGarment>[0], side: 'front' | 'back') =>
    new Set(drawGarment(cut, side).layers.map((layer) => layer.role))

  it('buttons are on the front of a polo only', () => {
    for (const [cut, side] of combinations)
      expect(roles(cut, side).has('button')).toBe(cut === 'polo' && side === 'front')
  })

  it('drawcords are on the front of a hoodie only', () => {
    for (const [cut, side] of combinations)
      expect(roles(cut, side).has('cord')).toBe(cut === 'hoodie' && side === 'front')
  })

  it('a second fabric is only in a dry-fit', () => {
    for (const [cut, side] of combinations) expect(roles(cut, side).has('panel')).toBe(cut === 'dry-fit')
  })

  it('the label is visible only from the front', () => {
    for (const [cut, side] of combinations) expect(roles(cut, side).has('label')).toBe(side === 'front')
  })
})

describe('the cut of a product type', () => {
  it('is found by the type’s name in any spelling', () => {
    expect(cutForType('Dry-Fit')).toBe('dry-fit')
    expect(cutForType(' v-neck ')).toBe('v-neck')
  })

  it('is a round neck for a type added later', () => {
    expect(cutForType('Kaftan')).toBe('round-neck')
  })
})

describe('paths', () => {
  it('are written to a tenth of a millimetre', () => {
    expect(pathData(open([0.123, 1.26], curve([1, 2], [3, 4], [5.55, -6])))).toBe('M0.1 1.3C1 2 3 4 5.6 -6')
  })

  it('reversed twice are unchanged', () => {
    const path = armhole('polo')
    expect(reverse(reverse(path))).toEqual(path)
  })

  it('a fold has its stated width', () => {
    const lens = flatten(spindle([0, 0], curve([30, 0], [70, 0], [100, 0]), 12))
    const ys = lens.map(([, y]) => y)
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(12, 0)
    expect(isInside(lens, [50, 0])).toBe(true)
  })
})

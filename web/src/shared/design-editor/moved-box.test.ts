import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import { printArea } from '@teeshala/contract/garment/print-area'
import { expect, test } from 'vitest'
import { boxOf, boxTransform, layerTransform } from './moved-box.ts'

const area = printArea('round-neck', 'Front A4')
const shown = { area, view: { x: -320, y: 40, sideMm: 640 } }
const place: DesignPlace = { xMm: 20, yMm: 30, widthMm: 100, heightMm: 40, rotationDeg: 0 }

type Point = readonly [x: number, y: number]

const turned = ([x, y]: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Returns where a CSS transform takes a point of the view, relative to its corner; its last function applies first. */
function carried(point: Point, transform: string): Point {
  const functions = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reverse()
  return functions.reduce<Point>(([x, y], [, name, values = '']) => {
    const [first = 0, second = 0] = values.split(',').map(Number.parseFloat)
    const mm = (percent: number) => (percent / 100) * shown.view.sideMm
    if (name === 'translate') return [x + mm(first), y + mm(second)]
    return name === 'scale' ? [x * first, y * first] : turned([x, y], first)
  }, point)
}

/** Returns where the corners of a place are drawn, in millimetres from the view's corner. */
function cornersOf({ xMm, yMm, widthMm, heightMm, rotationDeg }: DesignPlace): Point[] {
  const middle: Point = [area.x + xMm + widthMm / 2 - shown.view.x, area.y + yMm + heightMm / 2 - shown.view.y]
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((y): Point => {
      const [byX, byY] = turned([(x * widthMm) / 2, (y * heightMm) / 2], rotationDeg)
      return [middle[0] + byX, middle[1] + byY]
    }),
  )
}

test.each<[string, DesignPlace, Partial<DesignPlace>]>([
  ['moved', place, { xMm: 5, yMm: 100 }],
  ['scaled', place, { xMm: 0, widthMm: 150, heightMm: 60 }],
  ['turned', place, { rotationDeg: 33 }],
  [
    'changed in every way, from a rotated one',
    { ...place, rotationDeg: -70 },
    { yMm: 90, widthMm: 50, heightMm: 20, rotationDeg: 15 },
  ],
])('a design that is %s is previewed where it will be drawn', (_, from, change) => {
  const to = { ...from, ...change }
  const wanted = cornersOf(to)
  for (const [index, corner] of cornersOf(from).entries()) {
    const [x, y] = carried(corner, layerTransform(from, to, shown))
    expect([x, y]).toEqual(wanted[index]?.map((each) => expect.closeTo(each, 6)))
  }
})

test('a design that is only moved keeps its size and rotation, so that no layout is needed', () => {
  const to = { ...place, xMm: 70, yMm: 50 }
  expect(boxTransform(place, to, area)).toEqual({ ...boxOf(place, area), translate: '50% 50%' })
  expect(layerTransform(place, to, shown)).toBe('translate(7.8125%, 3.125%)')
})

test('a design drawn in its place has no transform left', () => {
  expect(boxTransform(place, place, area)).toEqual({ ...boxOf(place, area), translate: '' })
  expect(layerTransform(place, place, shown)).toBe('')
})

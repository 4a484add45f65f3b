import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Axis, alignTogether, spaceEvenly } from './align-together.ts'
import { type Alignment, type DesignPlace, isInsideArea, keepInside, turnedBox } from './design-place.ts'
import { boxAround } from './group-place.ts'

const area = { widthMm: 210, heightMm: 297 }
const at = (xMm: number, yMm: number, widthMm: number, heightMm: number, rotationDeg = 0): DesignPlace => ({
  xMm,
  yMm,
  widthMm,
  heightMm,
  rotationDeg,
})
const free = (place: DesignPlace) => ({ place, isLocked: false })
const locked = (place: DesignPlace) => ({ place, isLocked: true })
const cornersOf = (places: readonly DesignPlace[]) =>
  places.map((place) => {
    const { xMm, yMm } = boxAround([place])
    return [Math.round(xMm * 100) / 100 || 0, Math.round(yMm * 100) / 100 || 0]
  })

const name = at(20, 30, 60, 20)
const crest = at(100, 80, 40, 40)
/** Rotated by a quarter turn it is 10 wide and 50 high, starting at 70 and 100. */
const upright = at(50, 120, 50, 10, 90)

test.each<[Alignment, [number, number][]]>([
  [
    'left',
    [
      [20, 30],
      [20, 80],
      [20, 100],
    ],
  ],
  [
    'centre',
    [
      [50, 30],
      [60, 80],
      [75, 100],
    ],
  ],
  [
    'right',
    [
      [80, 30],
      [100, 80],
      [130, 100],
    ],
  ],
  [
    'top',
    [
      [20, 30],
      [100, 30],
      [70, 30],
    ],
  ],
  [
    'middle',
    [
      [20, 80],
      [100, 70],
      [70, 65],
    ],
  ],
  [
    'bottom',
    [
      [20, 130],
      [100, 110],
      [70, 100],
    ],
  ],
])(
  'aligned to the %s, designs lie on that line of their common box and keep their size and rotation',
  (to, corners) => {
    const places = alignTogether([name, crest, upright].map(free), to, area)
    expect(cornersOf(places)).toEqual(corners)
    expect(places.map(({ widthMm, rotationDeg }) => [widthMm, rotationDeg])).toEqual([
      [60, 0],
      [40, 0],
      [50, 90],
    ])
  },
)

test.each<[string, ReturnType<typeof free>[], Alignment, [number, number][]]>([
  [
    'locked designs stay, and the others are aligned to them',
    [free(name), locked(crest), free(upright)],
    'left',
    [
      [100, 30],
      [100, 80],
      [100, 100],
    ],
  ],
  [
    'with several locked designs, the box around them counts',
    [locked(name), locked(crest), free(upright)],
    'bottom',
    [
      [20, 30],
      [100, 80],
      [70, 70],
    ],
  ],
  [
    'nothing leaves the print area',
    [locked(at(200, 0, 10, 10)), free(at(0, 50, 100, 20))],
    'left',
    [
      [200, 0],
      [110, 50],
    ],
  ],
  [
    'if all are locked, all stay',
    [locked(name), locked(crest)],
    'right',
    [
      [20, 30],
      [100, 80],
    ],
  ],
  ['a single design stays', [free(upright)], 'left', [[70, 100]]],
])('%s', (_, items, to, corners) => {
  expect(cornersOf(alignTogether(items, to, area))).toEqual(corners)
})

test.each<[string, Axis, ReturnType<typeof free>[], [number, number][]]>([
  [
    'across',
    'across',
    [free(at(0, 0, 20, 10)), free(at(30, 5, 10, 10)), free(at(100, 9, 40, 10))],
    [
      [0, 0],
      [55, 5],
      [100, 9],
    ],
  ],
  [
    'down, in order of position',
    'down',
    [free(at(0, 200, 10, 50)), free(at(5, 0, 10, 30)), free(at(9, 40, 10, 20))],
    [
      [0, 200],
      [5, 0],
      [9, 105],
    ],
  ],
  [
    'rotated designs by the box around them',
    'down',
    [free(at(0, 0, 10, 10)), free(upright), free(at(0, 200, 10, 10))],
    [
      [0, 0],
      [70, 80],
      [0, 200],
    ],
  ],
  [
    'overlapping designs with equal overlaps',
    'across',
    [free(at(0, 0, 50, 10)), free(at(10, 0, 60, 10)), free(at(60, 0, 50, 10))],
    [
      [0, 0],
      [25, 0],
      [60, 0],
    ],
  ],
  [
    'between locked designs',
    'across',
    [
      free(at(0, 0, 10, 10)),
      free(at(15, 0, 10, 10)),
      locked(at(50, 0, 10, 10)),
      free(at(70, 0, 10, 10)),
      free(at(140, 0, 10, 10)),
    ],
    [
      [0, 0],
      [25, 0],
      [50, 0],
      [95, 0],
      [140, 0],
    ],
  ],
  [
    'two designs stay as they are',
    'across',
    [free(name), free(crest)],
    [
      [20, 30],
      [100, 80],
    ],
  ],
])('spaced evenly: %s', (_, axis, items, corners) => {
  expect(cornersOf(spaceEvenly(items, axis, area))).toEqual(corners)
})

test('whatever the positions and locks, designs stay inside the print area with their size and rotation, and locked ones do not move', () => {
  const place = fc
    .record({
      xMm: fc.double({ min: 0, max: 200, noNaN: true }),
      yMm: fc.double({ min: 0, max: 250, noNaN: true }),
      widthMm: fc.double({ min: 10, max: 150, noNaN: true }),
      heightMm: fc.double({ min: 10, max: 90, noNaN: true }),
      rotationDeg: fc.integer({ min: -180, max: 180 }),
    })
    .map((each) => keepInside(each, area))
  const items = fc.array(fc.record({ place, isLocked: fc.boolean() }), { minLength: 1, maxLength: 6 })
  const act = fc.constantFrom<(items: Parameters<typeof alignTogether>[0]) => DesignPlace[]>(
    ...(['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const).map(
      (to) => (all: Parameters<typeof alignTogether>[0]) => alignTogether(all, to, area),
    ),
    ...(['across', 'down'] as const).map(
      (axis) => (all: Parameters<typeof alignTogether>[0]) => spaceEvenly(all, axis, area),
    ),
  )
  fc.assert(
    fc.property(items, act, (before, change) => {
      for (const [index, after] of change(before).entries()) {
        const item = before[index]
        expect(isInsideArea(after, area)).toBe(true)
        if (item?.isLocked) expect(after).toEqual(item.place)
        expect(after.widthMm).toBeCloseTo(item?.place.widthMm ?? 0, 6)
        expect(turnedBox(after).heightMm).toBeCloseTo(turnedBox(item?.place ?? after).heightMm, 1)
      }
    }),
  )
})

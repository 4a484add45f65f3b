/** Patterns over the whole cloth: block prints, bands and stripes. */
import { randomFrom } from '../random.ts'
import { around, bar, circle, type Inks, moved, n, petal, range, ring, shape, wire } from './motif.ts'

/** A repeated wooden block print, for cloth printed all over. */
export const blockFlorals = (inks: Inks, cell = 92): string => {
  const { main, second, third } = inks
  const flower =
    around(8, shape(petal(21, 6.4), main)) +
    around(8, moved(0, -5, shape(petal(10, 2.6), second))) +
    circle(0, 0, 4.6, third) +
    ring(0, 0, 6.4, main, 1.1) +
    around(8, circle(0, -25.5, 1.5, main), 22.5)
  const sprig =
    wire('M0 16C2 4-2-4 0-16', main, 1.7) +
    [-10, -2, 6]
      .map((y) => moved(0, y, shape(petal(11, 3.2), main), 48) + moved(0, y, shape(petal(11, 3.2), main), -48))
      .join('') +
    moved(0, -15, shape(petal(12, 3.8), second)) +
    circle(0, 18, 1.8, third)
  const columns = Math.ceil(880 / cell)
  return range(columns * 2)
    .flatMap((i) =>
      range(12).map((j) => {
        const x = -440 + (i * cell) / 2
        const y = -60 + j * cell + (i % 2 ? cell / 2 : 0)
        return moved(x, y, i % 2 ? moved(0, 0, sprig, ((i + j) % 4) * 20 - 30) : flower)
      }),
    )
    .join('')
}

/** Bands of colour right across, for knitted polos. */
export const bands = (colours: readonly (readonly [colour: string, fromMm: number, heightMm: number])[]): string =>
  colours.map(([colour, y, height]) => bar(-460, y, 920, height, colour)).join('')

/** Stripes of a big cat, all over. */
export const stripesAllOver = (ink: string): string => {
  const random = randomFrom(7)
  return range(46)
    .map((index) => {
      const y = -70 + index * 19 + random() * 6
      return [-1, 1]
        .map((side) => {
          const reach = 150 + random() * 120
          const thick = 7 + random() * 6
          const dip = 16 + random() * 26
          const start = side * 430
          const end = side * (430 - reach - 60)
          const mid = (start + end) / 2
          return shape(
            `M${start} ${n(y - thick)}C${n(mid + side * 40)} ${n(y - thick + dip)} ${n(mid)} ${n(y + dip - 4)} ${n(end)} ${n(y + dip + random() * 10)}C${n(mid)} ${n(y + dip + thick)} ${n(mid + side * 40)} ${n(y + thick + dip * 0.6)} ${start} ${n(y + thick)}Z`,
            ink,
          )
        })
        .join('')
    })
    .join('')
}

/** Patterns of floors, wells and windows. */
import { around, bar, circle, type Motif, moved, n, petal, range, ring, shape, wire } from './motif.ts'

/** A kolam: one line around a diamond of rice-flour dots. */
export const kolam: Motif = {
  widthMm: 280,
  heightMm: 280,
  draw: ({ main, second }) => {
    const reach = 4
    const cell = 28
    const has = (i: number, j: number) => Math.abs(i) + Math.abs(j) <= reach
    const dots = range(9).flatMap((a) =>
      range(9)
        .map((b) => [a - 4, b - 4] as const)
        .filter(([i, j]) => has(i, j)),
    )
    const loop = ([i, j]: readonly [number, number]) => {
      const [x, y] = [i * cell, j * cell]
      const h = cell / 2
      const arms = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const
      return arms
        .map(([dx, dy], index) => {
          const [ex, ey] = arms[(index + 1) % 4] as readonly [number, number]
          const open = !has(i + dx, j + dy)
          const nextOpen = !has(i + ex, j + ey)
          const bulge = 0.86
          const from = open ? `${n(x + dx * h * bulge)} ${n(y + dy * h * bulge)}` : `${n(x + dx * h)} ${n(y + dy * h)}`
          const to = nextOpen
            ? `${n(x + ex * h * bulge)} ${n(y + ey * h * bulge)}`
            : `${n(x + ex * h)} ${n(y + ey * h)}`
          const pull = (side: readonly [number, number], other: readonly [number, number], isOpen: boolean) =>
            isOpen
              ? `${n(x + side[0] * h * bulge + other[0] * h * 0.62)} ${n(y + side[1] * h * bulge + other[1] * h * 0.62)}`
              : `${n(x + side[0] * h * 0.62 + other[0] * h * 0.3)} ${n(y + side[1] * h * 0.62 + other[1] * h * 0.3)}`
          return `M${from}C${pull([dx, dy], [ex, ey], open)} ${pull([ex, ey], [dx, dy], nextOpen)} ${to}`
        })
        .join('')
    }
    return moved(
      140,
      140,
      wire(dots.map(loop).join(''), main, 4.4) +
        dots.map(([i, j]) => circle(i * cell, j * cell, 3.4, second)).join('') +
        around(4, circle(0, -136, 3.2, main) + circle(0, -127, 1.9, second)),
    )
  },
}

/** A stepwell seen straight down: flights of stairs folding into the water. */
export const stepwell: Motif = {
  widthMm: 280,
  heightMm: 360,
  draw: ({ main, second, third }) => {
    const rows = 9
    const step = 7
    const flight = (cx: number, top: number, levels: number, fill: string, flip: boolean) =>
      range(levels)
        .map((level) => {
          const half = step * (levels - level)
          const y = flip ? top - (level + 1) * step : top + level * step
          return bar(cx - half, y, half * 2, step * 0.56, fill)
        })
        .join('')
    const content = range(rows).map((row) => {
      const offset = row % 2 ? 0 : 1
      return range(5 - offset)
        .map((column) => {
          const cx = 28 + column * 56 + offset * 28
          const top = row * 36 + 18
          const fill = row % 3 === 1 ? second : main
          return flight(cx, top + 2, 4, fill, false) + flight(cx, top - 1.4, 4, fill, true)
        })
        .join('')
    })
    return (
      content.join('') +
      range(5)
        .map((line) => wire(`M${10 + line * 14} ${338 + line * 6}H${270 - line * 14}`, line % 2 ? second : third, 3))
        .join('')
    )
  },
}

/** A carved stone window: stars and crosses. */
export const jali: Motif = {
  widthMm: 264,
  heightMm: 352,
  draw: ({ main, second }) => {
    const cell = 44
    const star = (size: number) =>
      `M${range(16)
        .map((index) => {
          const radius = index % 2 ? size * 0.68 : size
          const angle = (index / 16) * Math.PI * 2
          return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`
        })
        .join('L')}Z`
    return range(6)
      .flatMap((i) =>
        range(8).map((j) => {
          const at = [22 + i * cell, 22 + j * cell] as const
          const filled = (i + j) % 2 === 0
          return moved(
            at[0],
            at[1],
            wire(star(20), main, 2.2) +
              (filled ? shape(star(12), second) : wire(star(12), main, 1.6) + circle(0, 0, 3, main)) +
              (i < 5 && j < 7 ? moved(22, 22, shape('M0-7L7 0 0 7-7 0Z', main)) : ''),
          )
        }),
      )
      .join('')
  },
}

/** A lotus opened flat into a wheel. */
export const lotusWheel: Motif = {
  widthMm: 270,
  heightMm: 270,
  draw: ({ main, second, third }) =>
    moved(
      135,
      135,
      around(24, moved(0, -104, shape(petal(30, 12), main))) +
        ring(0, 0, 100, second, 3) +
        around(16, shape(petal(94, 26), main), 11.25) +
        around(16, moved(0, -30, shape(petal(52, 13), third)), 11.25) +
        around(16, shape(petal(62, 19), second)) +
        around(16, moved(0, -22, wire('M0 0V-26', main, 1.6))) +
        circle(0, 0, 24, third) +
        ring(0, 0, 24, main, 3) +
        around(12, circle(0, -15, 2.3, main)) +
        circle(0, 0, 6, main),
    ),
}

/** Himalayan ridges, line behind line. */
export const ridges: Motif = {
  widthMm: 280,
  heightMm: 330,
  draw: ({ main, second, ground }) => {
    const lines = range(26).map((line) => {
      const base = 84 + line * 9.4
      const points = range(71).map((step) => {
        const x = step * 4
        const middle = Math.exp(-(((x - 140 + Math.sin(line * 1.3) * 26) / 62) ** 2))
        const peaks =
          Math.abs(Math.sin(x * 0.083 + line * 2.1)) * 30 +
          Math.abs(Math.sin(x * 0.171 + line * 0.9)) * 20 +
          Math.abs(Math.sin(x * 0.39 + line * 3.7)) * 7
        return `${x} ${n(base - peaks * middle * (1.25 - line / 40) - Math.sin(x * 0.9 + line) * 0.5)}`
      })
      return `<path d="M${points.join('L')}" fill="${ground}" stroke="${line % 6 === 2 ? second : main}" stroke-width="2" stroke-linejoin="round"/>`
    })
    return circle(206, 40, 26, second) + lines.join('')
  },
}

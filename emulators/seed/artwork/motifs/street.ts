/** The street: rickshaws, tea, trains, trucks. */
import { arcText, fitText } from '../lettering.ts'
import { around, bar, circle, type Motif, moved, n, petal, range, ring, shape, wire } from './motif.ts'

/** An auto-rickshaw from the front. */
export const auto: Motif = {
  widthMm: 260,
  heightMm: 330,
  draw: ({ main, second, third, ground }) =>
    fitText('poster', 'METER SE CHALO', { x: 20, y: 0, width: 220, height: 34 }, main) +
    moved(
      130,
      190,
      shape('M-96-44C-92-116-64-136 0-136S92-116 96-44L90-30H-90Z', second) +
        shape('M-80-42C-76-96-58-112 0-112S76-96 80-42L72 4H-72Z', ground) +
        shape('M-80-42C-76-96-58-112 0-112S76-96 80-42L72 4H-72Z', main, 'opacity=".14"') +
        wire('M-80-42C-76-96-58-112 0-112S76-96 80-42L72 4H-72Z', main, 5) +
        wire('M-44-30L-10-96M-26-22L16-104', main, 3) +
        shape('M-90-2C-92 40-78 74-52 92H52C78 74 92 40 90-2C60 10-60 10-90-2Z', third) +
        wire('M-90-2C-92 40-78 74-52 92H52C78 74 92 40 90-2C60 10-60 10-90-2Z', main, 5) +
        shape('M-16 4L16 4 24 92H-24Z', second) +
        wire('M-16 6L-24 90M16 6L24 90', main, 4) +
        circle(0, 34, 19, main) +
        circle(0, 34, 13, ground) +
        moved(0, 34, around(8, bar(-1.2, -11, 2.4, 6, second))) +
        circle(-62, 26, 10, second) +
        ring(-62, 26, 10, main, 3.4) +
        circle(62, 26, 10, second) +
        ring(62, 26, 10, main, 3.4) +
        bar(-40, 62, 80, 20, main, 3) +
        fitText('plain', 'TS 20 TEE 26', { x: -35, y: 65, width: 70, height: 14 }, ground) +
        shape('M-11 92H11L15 132C15 140-15 140-15 132Z', main) +
        wire('M-76 88C-74 104-60 110-44 104M76 88C74 104 60 110 44 104', main, 7) +
        wire('M-96-58H-112M96-58H112', main, 5) +
        bar(-122, -72, 12, 26, main, 5) +
        bar(110, -72, 12, 26, main, 5) +
        range(7)
          .map((index) => circle(-36 + index * 12, -124, 3, main))
          .join(''),
    ),
}

/** Cutting chai: half a glass of tea. */
export const chai: Motif = {
  widthMm: 240,
  heightMm: 340,
  draw: ({ main, second, third, ground }) => {
    const glass = 'M-56-70H56L40 92C38 100-38 100-40 92Z'
    return (
      moved(
        120,
        168,
        around(24, shape('M-4-84L0-150 4-84Z', third), 7.5) +
          circle(0, -6, 96, third) +
          circle(0, -6, 86, ground) +
          shape(glass, ground) +
          shape('M-49-26C-30-34-16-18 0-26S34-34 49-26L40 92C38 100-38 100-40 92Z', second) +
          wire(glass, main, 5) +
          wire('M-50-18L-40 90M-18-22L-13 95M18-22L13 95M50-18L40 90', main, 3) +
          wire('M-44 64H44', main, 3) +
          wire('M-24-84C-34-98-14-108-24-124M0-84C-10-100 10-110 0-128M24-84C14-98 34-108 24-124', main, 5),
      ) +
      fitText('poster', 'CUTTING', { x: 8, y: 280, width: 122, height: 58 }, main) +
      fitText('hindi', 'चाय', { x: 138, y: 268, width: 96, height: 72 }, second)
    )
  },
}

/** A local train map of an imaginary city. */
export const trainMap: Motif = {
  widthMm: 280,
  heightMm: 390,
  draw: ({ main, second, third, ground }) => {
    const lines = [
      {
        ink: second,
        d: 'M50 10V98L104 152V250L50 304V382',
        stops: [
          [50, 38],
          [50, 74],
          [77, 125],
          [104, 186],
          [104, 216],
          [77, 277],
          [50, 340],
          [50, 366],
        ],
      },
      {
        ink: third,
        d: 'M254 30L178 106V204L104 278',
        stops: [
          [232, 52],
          [206, 78],
          [178, 136],
          [178, 170],
          [146, 236],
        ],
      },
      {
        ink: main,
        d: 'M8 152H104L178 204H274',
        stops: [
          [28, 152],
          [66, 152],
          [141, 178],
          [214, 204],
          [246, 204],
        ],
      },
      {
        ink: main,
        d: 'M50 304H176L226 354V382',
        stops: [
          [88, 304],
          [122, 304],
          [154, 304],
          [201, 329],
        ],
      },
    ] as const
    const junctions = [
      [104, 152],
      [178, 204],
      [50, 304],
    ] as const
    return (
      lines.map(({ ink, d }) => wire(d, ink, 17)).join('') +
      lines.flatMap(({ stops }) => stops.map(([x, y]) => circle(x, y, 4.6, ground))).join('') +
      junctions.map(([x, y]) => circle(x, y, 17, main) + circle(x, y, 10, ground)).join('') +
      bar(86, 14, 84, 44, main, 6) +
      fitText('poster', 'FAST', { x: 92, y: 20, width: 72, height: 32 }, ground) +
      fitText('poster', 'LOCAL', { x: 168, y: 238, width: 108, height: 50 }, main) +
      fitText('plain', 'NEXT STOP: HOME', { x: 84, y: 350, width: 122, height: 16 }, main)
    )
  },
}

/** The back of a lorry. */
export const hornPlease: Motif = {
  widthMm: 280,
  heightMm: 330,
  draw: ({ main, second, third, ground }) => {
    const lotus = range(5)
      .map((index) => moved(0, 0, shape(petal(30, 9), index % 2 ? second : third), -60 + index * 30))
      .join('')
    return (
      bar(0, 0, 280, 330, second, 16) +
      bar(7, 7, 266, 316, ground, 11) +
      bar(13, 13, 254, 304, main, 8) +
      range(13)
        .map((index) => circle(30 + index * 18.35, 25, 4, index % 2 ? third : ground))
        .join('') +
      range(13)
        .map((index) => circle(30 + index * 18.35, 305, 4, index % 2 ? third : ground))
        .join('') +
      fitText('block', 'HORN', { x: 34, y: 44, width: 212, height: 62 }, ground) +
      fitText('signboard', 'ok', { x: 98, y: 122, width: 84, height: 74 }, second) +
      moved(52, 182, lotus, 0, 1.15) +
      moved(228, 182, lotus, 0, 1.15) +
      fitText('block', 'PLEASE', { x: 34, y: 214, width: 212, height: 48 }, ground) +
      bar(34, 274, 212, 14, third, 3) +
      fitText('plain', 'BURI NAZAR WALE, NICE TEE', { x: 44, y: 277, width: 192, height: 8.5 }, ground)
    )
  },
}

/** The Hindi words "sab chalta" (everything goes). */
export const sabChalta: Motif = {
  widthMm: 270,
  heightMm: 300,
  draw: ({ main, second, third }) =>
    fitText('hindi', 'सब', { x: 0, y: 0, width: 150, height: 92 }, main) +
    circle(216, 50, 42, third) +
    moved(216, 50, around(16, moved(0, -50, bar(-2, -10, 4, 12, third, 2)))) +
    fitText('hindi', 'चलता', { x: 0, y: 100, width: 270, height: 100, stretch: true }, second) +
    fitText('hindi', 'है', { x: 0, y: 200, width: 100, height: 98 }, main) +
    wire('M118 262C136 242 150 282 168 262S200 242 218 262 250 282 266 262', third, 8) +
    fitText('plain', 'SAB CHALTA HAI', { x: 118, y: 284, width: 148, height: 12 }, main),
}

/** South Indian filter coffee, poured from a height. */
export const kaapi: Motif = {
  widthMm: 220,
  heightMm: 320,
  draw: ({ main, second, third, ground }) =>
    moved(
      110,
      0,
      shape('M-34 28H34L28 92H-28Z', main) +
        bar(-39, 20, 78, 12, main, 4) +
        wire('M-18 44L-14 82', ground, 4) +
        shape('M24 92C34 130 6 150 8 214H-4C-8 150 12 128 8 92Z', second) +
        shape('M-86 214H86L64 268C62 276-62 276-64 268Z', main) +
        bar(-96, 204, 192, 14, main, 6) +
        wire('M-58 232L-50 258M-40 232L-35 258', ground, 4) +
        shape('M-70 204C-60 182-36 190-30 178C-18 160 14 164 20 180C36 170 66 184 70 204Z', third) +
        circle(-26, 190, 5, ground) +
        circle(16, 188, 7, ground) +
        circle(42, 196, 4, ground) +
        fitText('signboard', 'Kaapi', { x: -74, y: 282, width: 148, height: 38 }, second),
    ),
}

/** Gully cricket: one ball, one wall, no umpire. */
export const cricket: Motif = {
  widthMm: 270,
  heightMm: 270,
  draw: ({ main, second, third, ground }) => {
    const stitches = range(19).map((index) => {
      const t = (index - 9) / 9
      const y = t * 84
      const x = Math.sqrt(Math.max(0, 1 - t * t * 0.8)) * 22
      return wire(
        `M${n(-x - 13)} ${n(y - 4)}L${n(-x + 2)} ${n(y)}M${n(x + 13)} ${n(y - 4)}L${n(x - 2)} ${n(y)}`,
        ground,
        3,
      )
    })
    const seam = (sign: number) => wire(`M${sign * 6}-88C${sign * 34}-48 ${sign * 34} 48 ${sign * 6} 88`, ground, 3)
    return moved(
      135,
      135,
      ring(0, 0, 131, main, 4) +
        ring(0, 0, 124, main, 1.5) +
        circle(0, 0, 90, second) +
        `<g transform="rotate(28)">${seam(1)}${seam(-1)}${stitches.join('')}</g>` +
        wire('M-66-40C-56-58-42-68-28-74', ground, 4, 'opacity=".7"') +
        arcText('poster', 'GULLY CRICKET CLUB', { cx: 0, cy: 0, radius: 97, size: 26, tracking: 2.6 }, main) +
        arcText(
          'poster',
          'NO UMPIRE · NO LBW',
          { cx: 0, cy: 0, radius: 117, size: 19, tracking: 2.6, inward: true },
          third,
        ),
    )
  },
}

/** A number for the back of a team shirt. */
export const jersey = (name: string, figure: string): Motif => ({
  widthMm: 270,
  heightMm: 330,
  draw: ({ main, second }) =>
    fitText('poster', name, { x: 15, y: 0, width: 240, height: 50, tracking: 6 }, main) +
    fitText('block', figure, { x: 20, y: 76, width: 230, height: 236 }, second) +
    bar(20, 318, 230, 6, main),
})

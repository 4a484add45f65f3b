/** The pieces that only a hoodie has. */
import { patterns } from './cut.ts'
import { curve, line, mirror, open, type Path, type Point, reverse, symmetric } from './path.ts'

const { neckDropFront, neckDropBack } = patterns.hoodie

/** The hood, standing up behind the neck. */
export const hood = (): Path =>
  symmetric(
    open(
      [0, -186],
      curve([58, -188], [112, -148], [130, -78]),
      curve([140, -38], [146, 0], [132, 30]),
      curve([108, 70], [56, neckDropFront + 8], [0, neckDropFront + 12]),
    ),
  )

/** The hood from behind, hanging closed. */
export const hoodBack = (): Path =>
  symmetric(
    open(
      [0, -186],
      curve([58, -188], [112, -148], [130, -78]),
      curve([140, -38], [144, -2], [126, 26]),
      curve([92, 48], [42, neckDropBack + 18], [0, neckDropBack + 20]),
    ),
  )

/** The opening of the hood, where its lining shows. */
export const hoodOpening = (): Path =>
  symmetric(
    open(
      [0, -148],
      curve([44, -148], [82, -108], [88, -50]),
      curve([92, 2], [46, neckDropFront - 30], [0, neckDropFront - 14]),
    ),
  )

/** The seam along the middle of the lining, from the top of the opening to the nape. */
export const liningSeam = (): Path => open([0, -147], curve([2, -100], [3, -40], [0, 40]))

const drawcord = (lengthMm: number): Path => open([30, 66], curve([36, 90], [42, 140], [37, 66 + lengthMm]))

/** Both drawcords; the left hangs a little lower, as they do. */
export const drawcords = (): Path[] => [drawcord(196), mirror(drawcord(212))]

/** The sleeves at the ends of the drawcords. */
export const cordTips = (): Path[] => {
  const tip = (bottom: number): Path => open([37, bottom], line([36.4, bottom + 16]))
  return [tip(262), mirror(tip(278))]
}

/** The eyelets where the drawcords leave the hood. */
export const eyelets = (): Point[] => [
  [30, 64],
  [-30, 64],
]

/** The top of the kangaroo pocket; nothing is printed below it. */
export const POCKET_TOP = 468

/** The kangaroo pocket. */
export const pocket = (): Path =>
  symmetric(
    open(
      [0, POCKET_TOP],
      line([104, POCKET_TOP]),
      curve([128, POCKET_TOP + 30], [150, POCKET_TOP + 74], [156, POCKET_TOP + 112]),
      line([156, 652]),
      line([0, 656]),
    ),
  )

/** The slanted opening of the right half of the pocket. */
export const pocketOpening = (): Path =>
  open([104, POCKET_TOP], curve([128, POCKET_TOP + 30], [150, POCKET_TOP + 74], [156, POCKET_TOP + 112]))

/** The seam where the hood is sewn on, in front. */
export const hoodSeam = (): Path => {
  const right = open([0, neckDropFront + 6], curve([54, neckDropFront + 2], [102, 66], [126, 28]))
  const left = reverse(mirror(right))
  return { start: left.start, segments: [...left.segments, ...right.segments], closed: false }
}

import type { Point } from './path.ts'

/** The cuts of the shop's garments; `cutForType` finds the one of a product type. */
export const garmentCuts = ['round-neck', 'v-neck', 'polo', 'oversized', 'dry-fit', 'hoodie'] as const
export type GarmentCut = (typeof garmentCuts)[number]

export type GarmentSide = 'front' | 'back'

/** The pattern of one cut in millimetres on a size M body. The origin is between the highest points of the shoulders; y grows towards the hem. */
export type Pattern = {
  /** Half the neck opening at the shoulder, measured to the collar seam. */
  readonly neckHalf: number
  readonly neckDropFront: number
  readonly neckDropBack: number
  readonly collarWidth: number
  readonly shoulder: Point
  readonly underarm: Point
  readonly waistHalf: number
  readonly hem: Point
  readonly hemDrop: number
  readonly cuffOuter: Point
  readonly cuffInner: Point
  /** Width of the hem and cuff: turned-up fabric, or rib where `isRibbed`. */
  readonly hemBand: number
  readonly cuffBand: number
  readonly isRibbed: boolean
}

const roundNeck: Pattern = {
  neckHalf: 92,
  neckDropFront: 100,
  neckDropBack: 24,
  collarWidth: 20,
  shoulder: [216, 46],
  underarm: [250, 252],
  waistHalf: 243,
  hem: [250, 708],
  hemDrop: 10,
  cuffOuter: [366, 262],
  cuffInner: [268, 330],
  hemBand: 22,
  cuffBand: 20,
  isRibbed: false,
}

/** The pattern of each cut. */
export const patterns: Record<GarmentCut, Pattern> = {
  'round-neck': roundNeck,
  'v-neck': { ...roundNeck, neckHalf: 88, neckDropFront: 172, collarWidth: 18 },
  polo: { ...roundNeck, neckHalf: 80, neckDropFront: 66, collarWidth: 40, hem: [248, 716], cuffBand: 24 },
  oversized: {
    ...roundNeck,
    neckHalf: 96,
    neckDropFront: 104,
    collarWidth: 27,
    shoulder: [262, 66],
    underarm: [292, 292],
    waistHalf: 288,
    hem: [290, 738],
    hemDrop: 8,
    cuffOuter: [408, 352],
    cuffInner: [300, 408],
    hemBand: 26,
    cuffBand: 26,
  },
  'dry-fit': {
    ...roundNeck,
    neckHalf: 86,
    neckDropFront: 92,
    collarWidth: 15,
    underarm: [246, 250],
    waistHalf: 236,
    hem: [243, 706],
    cuffOuter: [356, 248],
    cuffInner: [262, 318],
    cuffBand: 14,
    hemBand: 16,
  },
  hoodie: {
    ...roundNeck,
    neckHalf: 104,
    neckDropFront: 112,
    neckDropBack: 36,
    collarWidth: 0,
    shoulder: [236, 62],
    underarm: [282, 292],
    waistHalf: 278,
    hem: [262, 716],
    hemDrop: 6,
    cuffOuter: [404, 636],
    cuffInner: [318, 652],
    hemBand: 62,
    cuffBand: 60,
    isRibbed: true,
  },
}

const cutsByTypeName: Record<string, GarmentCut> = {
  'round neck': 'round-neck',
  'v-neck': 'v-neck',
  polo: 'polo',
  oversized: 'oversized',
  'dry-fit': 'dry-fit',
  hoodie: 'hoodie',
}

/** Returns the cut that products of this type are drawn with; types added later are drawn as a round neck. */
export const cutForType = (typeName: string): GarmentCut =>
  cutsByTypeName[typeName.trim().toLowerCase()] ?? 'round-neck'

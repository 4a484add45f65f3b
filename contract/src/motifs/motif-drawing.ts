/** A drawing of the shop: closed outlines only, so that the press needs nothing but them. */
export type MotifDrawing = {
  /** The box of its ink, from 0, 0. The longer side is 1000. */
  readonly width: number
  readonly height: number
  /** The thinnest part of its ink, as a share of the longer side. */
  readonly thinnest: number
  /** The `d` of an SVG path for each of its inks, filled by the even-odd rule. The first is the larger part of most. */
  readonly paths: readonly string[]
}

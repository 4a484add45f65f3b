/** A drawing of the shop, made of closed outlines only, which is all the press needs. */
export type MotifDrawing = {
  /** The box of its ink, from 0, 0. The longer side is 1000. */
  readonly width: number
  readonly height: number
  /** The thinnest part of its ink, as a share of the longer side. */
  readonly thinnest: number
  /** The `d` of an SVG path for each ink, filled by the even-odd rule. The first is usually the larger. */
  readonly paths: readonly string[]
}

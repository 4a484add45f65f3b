/** Teeshala's mark: a shirt that hangs, like a Devanagari letter, from a line. */
import type { Motif } from './motif.ts'

/** The mark on a 64 × 64 grid. */
export const markPath =
  'M4 8H60V17H4ZM14 17H24C24 22 27.4 25.4 32 25.4S40 22 40 17H50L60 33 51.4 38.6 46 31V58H18V31L12.6 38.6 4 33Z'

export const brandMark: Motif = {
  widthMm: 64,
  heightMm: 64,
  draw: ({ main }) => `<path d="${markPath}" fill="${main}"/>`,
}

/** Teeshala's mark: a shirt that hangs, like a Devanagari letter, from a line. */
import { fitText } from '../lettering.ts'
import { type Motif, moved, wire } from './motif.ts'

/** The mark on a 64 × 64 grid. */
export const markPath =
  'M4 8H60V17H4ZM14 17H24C24 22 27.4 25.4 32 25.4S40 22 40 17H50L60 33 51.4 38.6 46 31V58H18V31L12.6 38.6 4 33Z'

export const brandMark: Motif = {
  widthMm: 64,
  heightMm: 64,
  draw: ({ main }) => `<path d="${markPath}" fill="${main}"/>`,
}

/** An empty A4 sheet. */
export const yourDesign: Motif = {
  widthMm: 210,
  heightMm: 297,
  draw: ({ main }) =>
    wire(
      'M8 3H202A5 5 0 0 1 207 8V289A5 5 0 0 1 202 294H8A5 5 0 0 1 3 289V8A5 5 0 0 1 8 3Z',
      main,
      2.4,
      'stroke-dasharray="9 8"',
    ) +
    moved(77, 62, `<path d="${markPath}" fill="${main}"/>`, 0, 0.88) +
    fitText('poster', 'YOUR', { x: 30, y: 140, width: 150, height: 46 }, main) +
    fitText('poster', 'DESIGN', { x: 30, y: 194, width: 150, height: 46 }, main) +
    fitText('plain', '210 × 297 mm', { x: 60, y: 262, width: 90, height: 12 }, main),
}

import * as z from 'zod/mini'

/** Where a design is printed. */
export const placements = ['Left', 'Right', 'Front A4', 'Front A3', 'Back A4', 'Back A3'] as const
export type Placement = (typeof placements)[number]

/** The placement shown until the customer chooses one. */
export const usualPlacement: Placement = 'Front A4'

/** The single order page's names for the same six placements. */
export const placementAliases: Readonly<Record<string, Placement>> = {
  'Front A-4 Size': 'Front A4',
  'Front A+ Size': 'Front A3',
  'Back A Size': 'Back A4',
  'Back A+ Size': 'Back A3',
}

/** A placement under its canonical name; aliases are accepted. */
export const Placement = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? (placementAliases[value] ?? value) : value)),
  z.enum(placements),
)

/** Returns the side of the garment that a placement is on. */
export function sideOf(placement: Placement): 'front' | 'back' {
  return placement.startsWith('Back') ? 'back' : 'front'
}

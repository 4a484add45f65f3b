import * as z from 'zod/mini'
import { type Placement, placements, sideOf } from '../catalogue/options/placement.ts'
import { type GarmentCut, garmentCuts } from './shape/cut.ts'
import { undyedCloth } from './trim-colours.ts'

/** Returns a placement as it is written in an address: 'front-a4'. */
const wordOf = (placement: Placement) => placement.toLowerCase().replace(' ', '-')
const views: ReadonlyMap<string, Placement | undefined> = new Map([
  ['plain', undefined],
  ...placements.map((placement) => [wordOf(placement), placement] as const),
])
const Colour = z.string().check(z.regex(/^[0-9a-f]{6}$/))

/** The parts of a garment picture's address: the cut, the placement of its print, the fabric's colour. */
export const garmentPictureWords = {
  cut: z.enum(garmentCuts),
  view: z.enum([...views.keys()]),
  color: Colour,
}

/** A garment as drawn: in this colour, from the printed side. */
export type DrawnGarment = {
  readonly cut: GarmentCut
  /** In the form #1a2b3c. */
  readonly color: string
  readonly placement?: Placement | undefined
}

/** Returns the address of a garment's picture, public and permanent. An invalid colour is drawn as undyed fabric. */
export function garmentPicturePath({ cut, color, placement }: DrawnGarment): string {
  const hex = color.slice(1).toLowerCase()
  const known = Colour.safeParse(hex).success ? hex : undyedCloth.slice(1).toLowerCase()
  return `/api/garment-pictures/${cut}/${placement ? wordOf(placement) : 'plain'}/${known}.png`
}

/** Returns the garment for the parts of an address. */
export function drawnGarment({ cut, view, color }: { cut: GarmentCut; view: string; color: string }): DrawnGarment {
  return { cut, color: `#${color}`, placement: views.get(view) }
}

/** Returns the side from which a garment is drawn. */
export const sideOfGarment = ({ placement }: DrawnGarment) => (placement ? sideOf(placement) : 'front')

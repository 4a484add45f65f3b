import * as z from 'zod/mini'
import { type Placement, placements, sideOf } from '../catalogue/options/placement.ts'
import { type GarmentCut, garmentCuts } from './shape/cut.ts'
import { undyedCloth } from './trim-colours.ts'

/** How a placement stands in an address: 'front-a4'. */
const wordOf = (placement: Placement) => placement.toLowerCase().replace(' ', '-')
const views: ReadonlyMap<string, Placement | undefined> = new Map([
  ['plain', undefined],
  ...placements.map((placement) => [wordOf(placement), placement] as const),
])
const Colour = z.string().check(z.regex(/^[0-9a-f]{6}$/))

/** The words of a garment picture's address: the cut, what is printed where, the cloth's colour. */
export const garmentPictureWords = {
  cut: z.enum(garmentCuts),
  view: z.enum([...views.keys()]),
  color: Colour,
}

/** A garment as it is drawn: in this colour, from the side on which it is printed. */
export type DrawnGarment = {
  readonly cut: GarmentCut
  /** In the form #1a2b3c. */
  readonly color: string
  readonly placement?: Placement | undefined
}

/** Returns where the picture of a garment can be fetched, by everybody and for ever. A colour that is none is drawn as undyed cloth. */
export function garmentPicturePath({ cut, color, placement }: DrawnGarment): string {
  const hex = color.slice(1).toLowerCase()
  const known = Colour.safeParse(hex).success ? hex : undyedCloth.slice(1).toLowerCase()
  return `/api/garment-pictures/${cut}/${placement ? wordOf(placement) : 'plain'}/${known}.png`
}

/** Returns what the words of an address show. */
export function drawnGarment({ cut, view, color }: { cut: GarmentCut; view: string; color: string }): DrawnGarment {
  return { cut, color: `#${color}`, placement: views.get(view) }
}

/** Returns the side from which a garment is drawn. */
export const sideOfGarment = ({ placement }: DrawnGarment) => (placement ? sideOf(placement) : 'front')

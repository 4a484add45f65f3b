/** Finds the layers of a design that would not be visible on a fabric, and an ink that would, so that the customer knows before buying. */
import { type Ink, readingDistance, type Visibility, visibilityOn } from '../artwork.ts'

/** A colour of a garment as #1a2b3c, with its id and name. */
export type Cloth = { readonly id: string; readonly name: string; readonly hex: string }

/** A picture, text or motif: its main colours, and the colour of its outline as #1a2b3c. */
export type LaidLayer = { readonly id: string; readonly inks: readonly Ink[]; readonly outline?: string | undefined }

/** The fabrics on which a layer is invisible, hardly readable, or partly invisible. */
export type UnseenLayer = {
  readonly id: string
  readonly lostOn: readonly Cloth[]
  readonly faintOn: readonly Cloth[]
  readonly partlyOn: readonly Cloth[]
}

/** Returns the layers that are not fully visible on every fabric, in their order. An outline that stands out makes its layer visible. */
export function unseenLayers(layers: readonly LaidLayer[], cloths: readonly Cloth[]): UnseenLayer[] {
  return layers.flatMap((layer) => {
    const on = (visibility: Visibility) => cloths.filter(({ hex }) => visibilityOfLayer(layer, hex) === visibility)
    const [lostOn, faintOn, partlyOn] = [on('lost'), on('faint'), on('partly')]
    return lostOn.length + faintOn.length + partlyOn.length > 0 ? [{ id: layer.id, lostOn, faintOn, partlyOn }] : []
  })
}

/** Returns how visible a layer is on fabric of this colour. */
export function visibilityOfLayer({ inks, outline }: LaidLayer, cloth: string) {
  return outline && standsOut(outline, cloth) ? 'clear' : visibilityOn({ inks }, cloth)
}

const standsOut = (hex: string, cloth: string) => visibilityOn({ inks: [{ hex, share: 1 }] }, cloth) === 'clear'

/** An ink further than this from every fabric is readable from across a street. */
const wellSeen = 30

/**
 * Returns the ink that stands out best on the worst of the fabrics: one of `usual` if that is clearly visible on all, otherwise one of `others`;
 * undefined if none is visible on all of them.
 */
export function inkSeenOn<One extends { readonly hex: string }>(
  usual: readonly One[],
  others: readonly One[],
  cloths: readonly Pick<Cloth, 'hex'>[],
): One | undefined {
  const least = ({ hex }: One) => Math.min(...cloths.map((cloth) => readingDistance(hex, cloth.hex)))
  const best = (inks: readonly One[]) => inks.toSorted((one, other) => least(other) - least(one))[0]
  const first = best(usual)
  if (first && least(first) >= wellSeen) return first
  const any = best([...usual, ...others])
  return any && cloths.every(({ hex }) => standsOut(any.hex, hex)) ? any : undefined
}

/** Which layers of a design a cloth would swallow, and which ink would be seen instead: said before anything is bought. */
import { type Ink, readingDistance, type Visibility, visibilityOn } from '../artwork.ts'

/** A colour of a garment as #1a2b3c, with its id and name. */
export type Cloth = { readonly id: string; readonly name: string; readonly hex: string }

/** A picture, a text or a motif: its main colours and, as #1a2b3c, that of the line around it. */
export type LaidLayer = { readonly id: string; readonly inks: readonly Ink[]; readonly outline?: string | undefined }

/** The cloths on which nothing of a layer is seen, on which it can hardly be read, and on which a good part of it is not seen. */
export type UnseenLayer = {
  readonly id: string
  readonly lostOn: readonly Cloth[]
  readonly faintOn: readonly Cloth[]
  readonly partlyOn: readonly Cloth[]
}

/** Returns the layers that are not wholly seen on each of the cloths, in their order. What an outline frames is seen with it. */
export function unseenLayers(layers: readonly LaidLayer[], cloths: readonly Cloth[]): UnseenLayer[] {
  return layers.flatMap((layer) => {
    const on = (visibility: Visibility) => cloths.filter(({ hex }) => visibilityOfLayer(layer, hex) === visibility)
    const [lostOn, faintOn, partlyOn] = [on('lost'), on('faint'), on('partly')]
    return lostOn.length + faintOn.length + partlyOn.length > 0 ? [{ id: layer.id, lostOn, faintOn, partlyOn }] : []
  })
}

/** Returns whether a layer is seen on a cloth of this colour. */
export function visibilityOfLayer({ inks, outline }: LaidLayer, cloth: string) {
  return outline && standsOut(outline, cloth) ? 'clear' : visibilityOn({ inks }, cloth)
}

const standsOut = (hex: string, cloth: string) => visibilityOn({ inks: [{ hex, share: 1 }] }, cloth) === 'clear'

/** Further from each cloth than this, an ink is read from across a street. */
const wellSeen = 30

/**
 * Returns the ink that stands out best on the least fitting of the cloths: one of `usual` where that is well seen on all, else of
 * `others`; undefined where none is seen on all of them.
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

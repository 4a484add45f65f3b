/** What a document keeps of a layer for who edits it: locked, hidden, grouped. */
import * as z from 'zod/mini'

/** The most groups of one document. */
export const maxGroups = 200

export const everyLayerHidden =
  'Every layer of this design is hidden, so nothing would be printed. Show one, or remove the design.'

/** Absent from every document of before they were there. */
export const layerTraits = {
  /** The editor changes nothing of it until it is unlocked. */
  isLocked: z.optional(z.literal(true)),
  /** It stays with the design, and is not printed. */
  isHidden: z.optional(z.literal(true)),
  /** Layers with the same number are moved together. */
  group: z.optional(z.int().check(z.gte(1), z.lte(maxGroups))),
}
const LayerTraits = z.object(layerTraits)
export type LayerTraits = z.infer<typeof LayerTraits>

type Layered<Layer> = { readonly layers: readonly Layer[] }

/** Returns the layers that are printed. */
export const shownLayers = <Layer extends LayerTraits>({ layers }: Layered<Layer>): Layer[] =>
  layers.filter(({ isHidden }) => !isHidden)

/** Returns a document as it is ordered: without what its customer has hidden. */
export const shownDocument = <Kept extends Layered<LayerTraits>>(document: Kept): Kept => ({
  ...document,
  layers: shownLayers(document),
})

/** Layer properties for whoever edits the design: locked, hidden, grouped. */
import * as z from 'zod/mini'

/** The maximum number of groups in a document. */
const maxGroups = 200

export const everyLayerHidden =
  'Every layer of this design is hidden, so nothing would be printed. Show one, or remove the design.'

/** Absent in documents from before these fields. */
export const layerTraits = {
  /** The editor does not change it until it is unlocked. */
  isLocked: z.optional(z.literal(true)),
  /** It stays in the design but is not printed. */
  isHidden: z.optional(z.literal(true)),
  /** Layers with the same number move together. */
  group: z.optional(z.int().check(z.gte(1), z.lte(maxGroups))),
}
const LayerTraits = z.object(layerTraits)
export type LayerTraits = z.infer<typeof LayerTraits>

type Layered<Layer> = { readonly layers: readonly Layer[] }

/** Returns the layers that are printed. */
export const shownLayers = <Layer extends LayerTraits>({ layers }: Layered<Layer>): Layer[] =>
  layers.filter(({ isHidden }) => !isHidden)

/** Returns a document as it is ordered: without its hidden layers. */
export const shownDocument = <Kept extends Layered<LayerTraits>>(document: Kept): Kept => ({
  ...document,
  layers: shownLayers(document),
})

import type { Placement } from '../catalogue/options/placement.ts'
import type { DrawnLayer, PlacedDocument } from './design-document.ts'

/** A text or motif of an order, and its placement. */
export type PlacedLayer = DrawnLayer & { readonly placement: Placement }

/**
 * Returns what an order prints, bottom layer first at each placement: the layers of its document if it has one, otherwise its designs. A document's
 * pictures are replaced by the order's designs of that placement, in their order, because those carry what was found in the files.
 */
export function printedLayers<Picture extends { readonly placement: Placement }>(
  designs: readonly Picture[],
  documents: readonly PlacedDocument[] = [],
): (Picture | PlacedLayer)[] {
  const plain = designs.filter(({ placement }) => documents.every((document) => document.placement !== placement))
  const layered = documents.flatMap(({ placement, layers }) => {
    const pictures = designs.filter((design) => design.placement === placement).values()
    return layers.flatMap((layer): (Picture | PlacedLayer)[] => {
      if (layer.kind !== 'picture') return [{ ...layer, placement }]
      const { value } = pictures.next()
      return value ? [value] : []
    })
  })
  return [...plain, ...layered]
}

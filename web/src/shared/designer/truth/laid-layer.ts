import type { LaidLayer } from '@teeshala/contract/garment/ink/unseen-layers'
import type { PlacedDesign } from '../../garment/placed-design.ts'

/** What of a layer counts for being seen on a cloth. */
export const laidLayer = ({ id, picture, text, motif }: PlacedDesign): LaidLayer => ({
  id,
  inks: picture.artwork.inks,
  outline: (text ?? motif)?.style.outline?.color,
})

/** What a layer is called in a sentence: a text by its words, in quotes. */
export const layerName = ({ picture, text }: PlacedDesign): string => (text ? `‘${picture.name}’` : picture.name)

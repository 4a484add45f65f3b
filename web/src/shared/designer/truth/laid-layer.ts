import type { LaidLayer } from '@teeshala/contract/garment/ink/unseen-layers'
import type { PlacedDesign } from '../../garment/placed-design.ts'

/** Returns the part of a layer that determines its visibility on fabric. */
export const laidLayer = ({ id, picture, text, motif }: PlacedDesign): LaidLayer => ({
  id,
  inks: picture.artwork.inks,
  outline: (text ?? motif)?.style.outline?.color,
})

/** Returns a layer's name for a sentence: a text in quotes. */
export const layerName = ({ picture, text }: PlacedDesign): string => (text ? `‘${picture.name}’` : picture.name)

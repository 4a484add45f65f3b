import type { Cloth } from '@teeshala/contract/garment/ink/unseen-layers'

type Chosen = { readonly color: string; readonly colorName: string | undefined }

/** Returns the fabric that is chosen as the only one; before one is chosen there is none on which anything could be lost. */
export const clothOf = ({ color, colorName }: Chosen): Cloth[] =>
  colorName === undefined ? [] : [{ id: colorName, name: colorName, hex: color }]

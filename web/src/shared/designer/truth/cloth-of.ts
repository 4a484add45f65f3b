import type { Cloth } from '@teeshala/contract/garment/ink/unseen-layers'

type Chosen = { readonly color: string; readonly colorName: string | undefined }

/** Returns the chosen fabric as the only one; empty before one is chosen, because nothing can be invisible then. */
export const clothOf = ({ color, colorName }: Chosen): Cloth[] =>
  colorName === undefined ? [] : [{ id: colorName, name: colorName, hex: color }]

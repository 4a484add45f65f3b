import { designTypes } from '@teeshala/contract/uploads/stored-file'
import { svgDanger } from '@teeshala/contract/uploads/svg-safety'

/** What a page takes for a design, and the words with which it refuses the rest. */
export type DesignLimits = {
  readonly types: readonly string[]
  readonly maxBytes: number
  readonly notAnImage: string
  readonly tooLarge: string
}

/** The product page's limits (storefront specification, section 5). */
export const productDesignLimits: DesignLimits = {
  types: designTypes,
  maxBytes: 5 * 1024 * 1024,
  notAnImage: 'Please upload an image file (JPEG, PNG, etc.)',
  tooLarge: 'File size too large. Please upload an image under 5MB.',
}

/** The sentence with which a file is refused, or undefined for one that can be uploaded. */
export async function judgeDesign(file: File, limits: DesignLimits): Promise<string | undefined> {
  if (!limits.types.includes(file.type) || file.size === 0) return limits.notAnImage
  if (file.size > limits.maxBytes) return limits.tooLarge
  if (file.type === 'image/svg+xml' && svgDanger(await file.text())) {
    return 'This SVG has scripts or links in it. Please save it as plain shapes, or as a PNG.'
  }
  return undefined
}

import { isPrinted } from '../blank-or-printed.ts'
import type { PrintedSide } from '../house-print.ts'

/** The pictures of a product and the colours they show. */
type ColorPictures = {
  readonly images: readonly string[]
  readonly colorImages?: Readonly<Record<string, string>> | undefined
  readonly printedSides?: readonly PrintedSide[] | undefined
}

/** How a product is shown: by a photo, by a drawing in the chosen colour (the front of its type's cut), or not at all. */
type ColorPicture = { readonly kind: 'photo'; readonly src: string } | { readonly kind: 'garment' | 'nothing' }

/**
 * Returns what shows a product in the chosen colour: the photo that staff assigned to it, otherwise a drawing. A photo of another colour would mislead,
 * so the first photo is used only if no colour is chosen. A product with its own print is never drawn, because the drawing would show a blank one: its
 * first photo shows the print.
 */
export function colorPicture(product: ColorPictures, color: string | undefined): ColorPicture {
  const { images, colorImages = {} } = product
  const [first] = images
  const photo = (src: string | undefined): ColorPicture =>
    src === undefined ? { kind: 'nothing' } : { kind: 'photo', src }
  if (color === undefined) return photo(first)
  if (Object.hasOwn(colorImages, color)) return photo(colorImages[color])
  return isPrinted(product) ? photo(first) : { kind: 'garment' }
}

/** Returns the photo of a product as chosen, for carts and orders; undefined if it is drawn or has none. */
export function photoInColor(product: ColorPictures, color: string | undefined): string | undefined {
  const picture = colorPicture(product, color)
  return picture.kind === 'photo' ? picture.src : undefined
}

/** Returns the entries whose colour and picture still exist in the product, to be kept when an edit changes those but not this map. */
export function fittingColorImages(
  colorImages: Readonly<Record<string, string>>,
  { colors, images }: { readonly colors: readonly string[]; readonly images: readonly string[] },
): Record<string, string> {
  const fitting = Object.entries(colorImages).filter(([color, src]) => colors.includes(color) && images.includes(src))
  return Object.fromEntries(fitting)
}

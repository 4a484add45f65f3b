import { isPrinted } from '../blank-or-printed.ts'
import type { PrintedSide } from '../house-print.ts'

/** The pictures of a product that tell how it looks in which colour. */
type ColorPictures = {
  readonly images: readonly string[]
  readonly colorImages?: Readonly<Record<string, string>> | undefined
  readonly printedSides?: readonly PrintedSide[] | undefined
}

/** How a product is shown: by a photo, drawn in the chosen colour (front of its type's cut), or not at all. */
type ColorPicture = { readonly kind: 'photo'; readonly src: string } | { readonly kind: 'garment' | 'nothing' }

/**
 * What shows a product in the colour that was chosen: the photo that staff named for it, else the drawing. A photo of
 * another colour would be a wrong promise, so the first photo stands only where no colour is chosen. A product with a print of its own
 * is never drawn, because the drawing would be of a blank one: its first photo shows the print.
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

/** The photo that shows a product as chosen, for carts and orders; undefined where it is to be drawn or there is none. */
export function photoInColor(product: ColorPictures, color: string | undefined): string | undefined {
  const picture = colorPicture(product, color)
  return picture.kind === 'photo' ? picture.src : undefined
}

/** The entries that still name a colour and a picture of the product: what is kept when those change without them. */
export function fittingColorImages(
  colorImages: Readonly<Record<string, string>>,
  { colors, images }: { readonly colors: readonly string[]; readonly images: readonly string[] },
): Record<string, string> {
  const fitting = Object.entries(colorImages).filter(([color, src]) => colors.includes(color) && images.includes(src))
  return Object.fromEntries(fitting)
}

import { type PictureFormat, pictureWidths, sizedPicturePath } from '../uploads/catalogue-picture.ts'
import { pictureAddress, pictureAt } from '../uploads/picture-address.ts'

/** Pictures bundled with the site come in two widths, marked at the end of their name. */
const inTwoWidths = /-960\.webp$/

/** The display width of the large picture on a product's page, in `sizes` syntax. */
export const productPictureSizes = '(min-width: 48em) 50vw, 92vw'

/** The display width of a product's picture on its bulk order page. */
export const bulkPictureSizes = '18rem'

/** Returns the sizes of a picture in `srcset` syntax, by format; undefined if it has none. */
export function pictureSources(src: string): { webp: string; avif?: string } | undefined {
  if (inTwoWidths.test(src)) return { webp: `${src.replace(inTwoWidths, '-480.webp')} 480w, ${src} 960w` }
  const uploaded = pictureAt(src)
  if (!uploaded) return undefined
  const inFormat = (format: PictureFormat) =>
    pictureWidths
      .map((width) => `${pictureAddress(sizedPicturePath(uploaded.path, width, format), uploaded)} ${width}w`)
      .join(', ')
  return { webp: inFormat('webp'), avif: inFormat('avif') }
}

import { type PictureFormat, pictureWidths, sizedPicturePath } from '../uploads/catalogue-picture.ts'
import { pictureAddress, pictureAt } from '../uploads/picture-address.ts'

/** Pictures that come with the site are kept in two widths, told apart by the end of their name. */
const inTwoWidths = /-960\.webp$/

/** How wide the large picture on a product's page is shown, in the syntax of `sizes`. */
export const productPictureSizes = '(min-width: 48em) 50vw, 92vw'

/** How wide a product's picture is shown on the page of its bulk order. */
export const bulkPictureSizes = '18rem'

/** The sizes of a picture in the syntax of `srcset`, by format; undefined where it has none. */
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

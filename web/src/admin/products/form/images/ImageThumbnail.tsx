import { ProductPicture } from '../../../../shared/catalogue/product-card/ProductPicture.tsx'
import type { Upload } from '../../../../shared/uploads/uploads-store.ts'
import * as texts from '../../../../texts/admin/products.ts'
import { addressOf } from '../image-address.ts'
import type { FormImage } from '../product-values.ts'
import classes from './ImageThumbnail.module.css'

type ImageThumbnailProps = { image: FormImage; upload: Upload | undefined; isCover: boolean }

/** A thumbnail of a picture, from the chosen file if available; the first one is marked as the cover. */
export function ImageThumbnail({ image, upload, isCover }: ImageThumbnailProps) {
  return (
    <span className={classes.thumbnail}>
      <ProductPicture src={upload?.picture.url || addressOf(image, upload)} alt="" sizes="4.5rem" isFirst />
      {isCover && <span className={classes.cover}>{texts.cover}</span>}
    </span>
  )
}

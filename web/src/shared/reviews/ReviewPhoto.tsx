import type { Photo, PhotoSize } from '@teeshala/contract/reviews/review-photo'
import classes from './ReviewPhoto.module.css'
import { usePhotoAddress } from './use-photo-address.ts'

type ReviewPhotoProps = {
  reviewId: string
  photo: Photo & { readonly path?: string }
  alt: string
  size?: PhotoSize
  /** The review is hidden: only the photo's uploader and staff can see it. */
  isHidden?: boolean
}

/** A review photo: as a square thumbnail, or large and uncropped. */
export function ReviewPhoto({ reviewId, photo, alt, size = 'preview', isHidden = false }: ReviewPhotoProps) {
  const address = usePhotoAddress({ reviewId, photo, isHidden })
  const { widthPx, heightPx } = photo
  return (
    <img
      className={classes[size]}
      src={address(size)}
      alt={alt}
      width={widthPx}
      height={heightPx}
      loading="lazy"
      decoding="async"
    />
  )
}

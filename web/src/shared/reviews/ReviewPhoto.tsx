import type { Photo, PhotoSize } from '@teeshala/contract/reviews/review-photo'
import classes from './ReviewPhoto.module.css'
import { usePhotoAddress } from './use-photo-address.ts'

type ReviewPhotoProps = {
  reviewId: string
  photo: Photo & { readonly path?: string }
  alt: string
  size?: PhotoSize
  /** The review is hidden: only who uploaded the photo and staff can see it. */
  isHidden?: boolean
}

/** A photo of a review: cut to a square tile, or large and whole. */
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

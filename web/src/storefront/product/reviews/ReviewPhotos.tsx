import type { Review } from '@teeshala/contract/reviews/review'
import { ReviewPhoto } from '../../../shared/reviews/ReviewPhoto.tsx'
import { useOpenedOverPage } from '../../../shared/routing/use-opened-over-page.ts'
import * as texts from '../../../texts/storefront/product.ts'
import { GalleryZoom } from '../gallery/GalleryZoom.tsx'
import classes from './ReviewPhotos.module.css'

/** A review's photos in a row; a chosen one fills the screen until it is closed, also by Back. */
export function ReviewPhotos({ review, productName }: { review: Review; productName: string }) {
  const zoom = useOpenedOverPage('zoomedPhoto')
  const { _id: reviewId, author, photos } = review
  const tiles = photos.map((photo, index) => ({
    photo,
    key: `${reviewId}/${photo._id}`,
    words: texts.photoBy(index + 1, productName, author),
  }))
  const zoomed = tiles.find(({ key }) => key === zoom.opened)
  return (
    <>
      <ul className={classes.photos} aria-label={texts.photosBy(author)}>
        {tiles.map(({ photo, key, words }) => (
          <li key={key}>
            <button type="button" aria-label={texts.enlarge(words)} onClick={() => zoom.open(key)}>
              <ReviewPhoto reviewId={reviewId} photo={photo} alt={words} />
            </button>
          </li>
        ))}
      </ul>
      {zoomed && (
        <GalleryZoom label={zoomed.words} onClose={zoom.close}>
          <ReviewPhoto reviewId={reviewId} photo={zoomed.photo} alt={zoomed.words} size="large" />
        </GalleryZoom>
      )}
    </>
  )
}

import type { Review } from '@teeshala/contract/reviews/review'
import { useLocation, useNavigate } from 'react-router-dom'
import { ReviewPhoto } from '../../../shared/reviews/ReviewPhoto.tsx'
import * as texts from '../../../texts/storefront/product.ts'
import { GalleryZoom } from '../gallery/GalleryZoom.tsx'
import classes from './ReviewPhotos.module.css'

/** The photos of a review in a row; one that is chosen fills the screen until it is closed, by the browser's Back too. */
export function ReviewPhotos({ review, productName }: { review: Review; productName: string }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { _id: reviewId, author, photos } = review
  const enlarge = (zoomedPhoto: string) =>
    navigate({ pathname, search }, { state: { ...state, zoomedPhoto }, preventScrollReset: true })
  const tiles = photos.map((photo, index) => ({
    photo,
    key: `${reviewId}/${photo._id}`,
    words: texts.photoBy(index + 1, productName, author),
  }))
  const zoomed = tiles.find(({ key }) => key === state?.zoomedPhoto)
  return (
    <>
      <ul className={classes.photos} aria-label={texts.photosBy(author)}>
        {tiles.map(({ photo, key, words }) => (
          <li key={key}>
            <button type="button" aria-label={texts.enlarge(words)} onClick={() => enlarge(key)}>
              <ReviewPhoto reviewId={reviewId} photo={photo} alt={words} />
            </button>
          </li>
        ))}
      </ul>
      {zoomed && (
        <GalleryZoom label={zoomed.words} onClose={() => navigate(-1)}>
          <ReviewPhoto reviewId={reviewId} photo={zoomed.photo} alt={zoomed.words} size="large" />
        </GalleryZoom>
      )}
    </>
  )
}

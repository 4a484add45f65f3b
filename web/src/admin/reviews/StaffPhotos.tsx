import type { StaffReview } from '@teeshala/contract/reviews/review'
import type { StoredPhoto } from '@teeshala/contract/reviews/review-photo'
import { ReviewPhoto } from '../../shared/reviews/ReviewPhoto.tsx'
import { usePhotoAddress } from '../../shared/reviews/use-photo-address.ts'
import * as texts from '../../texts/admin/reviews.ts'
import classes from './StaffPhotos.module.css'

/** A review's photos for staff, including hidden ones; each opens full size in a new tab. */
export function StaffPhotos({ review }: { review: StaffReview }) {
  return (
    <span className={classes.photos}>
      {review.photos.map((photo, index) => (
        <PhotoLink key={photo._id} review={review} photo={photo} number={index + 1} />
      ))}
    </span>
  )
}

type PhotoLinkProps = { review: StaffReview; photo: StoredPhoto; number: number }

function PhotoLink({ review: { _id, productName, author, isHidden }, photo, number }: PhotoLinkProps) {
  const address = usePhotoAddress({ reviewId: _id, photo, isHidden })
  return (
    <a href={address('large')} target="_blank" rel="noreferrer" className={classes.photo}>
      <ReviewPhoto reviewId={_id} photo={photo} alt={texts.photoBy(number, productName, author)} isHidden={isHidden} />
    </a>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type Photo, type PhotoSize, photoPath } from '@teeshala/contract/reviews/review-photo'
import { pictureAddress } from '@teeshala/contract/uploads/picture-address'
import { designPreviewQuery } from '../ordered-designs/design-url-query.ts'
import { bucketQuery } from '../uploads/bucket-address.ts'

type Shown = {
  readonly reviewId: string
  /** For a hidden review it has the upload's path, which only its uploader and staff can read. */
  readonly photo: Photo & { readonly path?: string }
  readonly isHidden?: boolean
}

/** Returns the URLs of a review photo in its sizes, once known. */
export function usePhotoAddress({ reviewId, photo, isHidden = false }: Shown): (size: PhotoSize) => string | undefined {
  const { path = '', _id } = photo
  const { data: bucket } = useQuery({ ...bucketQuery, enabled: !isHidden })
  const upload = useQuery({ ...designPreviewQuery(path), enabled: isHidden && path !== '' })
  return (size) => {
    if (isHidden) return upload.data
    return bucket && pictureAddress(photoPath(reviewId, _id, size), bucket)
  }
}

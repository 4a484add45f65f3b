import * as z from 'zod/mini'
import { Line } from '../text.ts'

/** How many photos one review may have. */
export const maxReviewPhotos = 3
export const tooManyPhotos = `A review can have up to ${maxReviewPhotos} photos.`

/** A photo of a review as everybody sees it: upright, so wide and high. */
export const Photo = z.object({ _id: z.string(), widthPx: z.int(), heightPx: z.int() })
export type Photo = z.infer<typeof Photo>

/** A photo as its review keeps it, with the path of the upload, which its uploader and staff may open. */
export const StoredPhoto = z.object({ ...Photo.shape, path: z.string() })
export type StoredPhoto = z.infer<typeof StoredPhoto>

/** The photos that a review is to have, each by the path of its upload, one that it has already too. */
export const WantedPhotos = z
  .array(Line(500).check(z.minLength(1, { error: 'Name the uploaded photo' })))
  .check(z.maxLength(maxReviewPhotos, { error: tooManyPhotos }))

const photoSizes = ['preview', 'large'] as const
export type PhotoSize = (typeof photoSizes)[number]

/** The folder of the photos of shown reviews. */
export const photoFolder = 'products/reviews/'

/** Where everybody may see a photo of a shown review, in one of its sizes. */
export function photoPath(reviewId: string, photoId: string, size: PhotoSize): string {
  return `${photoFolder}${reviewId}/${photoId}-${size}.webp`
}

/** Where everybody may see a photo, in all its sizes. */
export function photoPaths(reviewId: string, photoId: string): string[] {
  return photoSizes.map((size) => photoPath(reviewId, photoId, size))
}

/** The review and the photo that a path is of; undefined where it is none of `photoPath`. */
export function photoAt(path: string): { readonly reviewId: string; readonly photoId: string } | undefined {
  const [reviewId = '', name = ''] = path.startsWith(photoFolder) ? path.slice(photoFolder.length).split('/') : []
  const photoId = name.replace(/-(preview|large)\.webp$/, '')
  return photoPaths(reviewId, photoId).includes(path) ? { reviewId, photoId } : undefined
}

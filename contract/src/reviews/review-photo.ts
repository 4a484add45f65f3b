import * as z from 'zod/mini'
import { Line } from '../text.ts'

/** The maximum number of photos per review. */
export const maxReviewPhotos = 3
const tooManyPhotos = `A review can have up to ${maxReviewPhotos} photos.`

/** A photo of a review as everyone sees it: upright, with its width and height. */
export const Photo = z.object({ _id: z.string(), widthPx: z.int(), heightPx: z.int() })
export type Photo = z.infer<typeof Photo>

/** A photo as stored in its review, with the path of the upload, which only its uploader and staff can open. */
export const StoredPhoto = z.object({ ...Photo.shape, path: z.string() })
export type StoredPhoto = z.infer<typeof StoredPhoto>

/** The photos that a review should have, by the paths of their uploads, including those it already has. */
export const WantedPhotos = z
  .array(Line(500).check(z.minLength(1, { error: 'Name the uploaded photo' })))
  .check(z.maxLength(maxReviewPhotos, { error: tooManyPhotos }))

const photoSizes = ['preview', 'large'] as const
export type PhotoSize = (typeof photoSizes)[number]

/** The folder with the photos of visible reviews. */
export const photoFolder = 'products/reviews/'

/** Returns the public path of a photo of a visible review, in one of its sizes. */
export function photoPath(reviewId: string, photoId: string, size: PhotoSize): string {
  return `${photoFolder}${reviewId}/${photoId}-${size}.webp`
}

/** Returns the public paths of a photo, in all its sizes. */
export function photoPaths(reviewId: string, photoId: string): string[] {
  return photoSizes.map((size) => photoPath(reviewId, photoId, size))
}

/** Returns the review and photo of a path made by `photoPath`; undefined for any other. */
export function photoAt(path: string): { readonly reviewId: string; readonly photoId: string } | undefined {
  const [reviewId = '', name = ''] = path.startsWith(photoFolder) ? path.slice(photoFolder.length).split('/') : []
  const photoId = name.replace(/-(preview|large)\.webp$/, '')
  return photoPaths(reviewId, photoId).includes(path) ? { reviewId, photoId } : undefined
}

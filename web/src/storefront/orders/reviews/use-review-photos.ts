import type { OwnReview } from '@teeshala/contract/reviews/review'
import { maxReviewPhotos, type StoredPhoto } from '@teeshala/contract/reviews/review-photo'
import { useState } from 'react'
import { fitPhoto } from '../../../shared/uploads/pictures/fit-photo.ts'
import { removeUpload, settleUploads, takeDesign } from '../../../shared/uploads/run-uploads.ts'
import { useUploadPictures } from '../../../shared/uploads/use-upload-pictures.ts'
import * as texts from '../../../texts/storefront/orders.ts'

/** Larger ones are made smaller before they are sent: a phone's camera makes ten times as much as anybody sees of it. */
const maxBytes = 1_500_000
const longestPx = 1800

/** The photos of a review that is being written: those that it has, and those on their way. */
export function useReviewPhotos(review: OwnReview | null) {
  const [kept, setKept] = useState<readonly StoredPhoto[]>(review?.photos ?? [])
  const [ids, setIds] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<string>()
  const uploads = useUploadPictures(ids)
  const room = maxReviewPhotos - kept.length - ids.length

  const add = async (files: Iterable<File>) => {
    const chosen = [...files]
    setRefusal(chosen.length > room ? texts.onlyThreePhotosFit : undefined)
    for (const file of chosen.slice(0, room)) {
      const taken = await takeDesign(await fitPhoto(file, maxBytes, longestPx), 'review')
      if ('refusal' in taken) setRefusal(taken.refusal)
      else setIds((known) => [...known, taken.id])
    }
  }
  const removeKept = (id: string) => setKept(kept.filter(({ _id }) => _id !== id))
  const removeSent = (id: string) => {
    removeUpload(id)
    setIds((known) => known.filter((each) => each !== id))
  }
  /** The paths of all, once those on their way have arrived; throws `UploadMissing` where one does not. */
  const settle = async () => [...kept.map(({ path }) => path), ...(await settleUploads(ids)).values()]
  /** Frees what the browser holds of those that were on their way. */
  const forget = () => ids.forEach(removeUpload)
  return { kept, uploads, room, refusal, add, removeKept, removeSent, settle, forget }
}

export type ReviewPhotosDraft = ReturnType<typeof useReviewPhotos>

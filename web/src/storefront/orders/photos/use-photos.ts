import type { StoredPhoto } from '@teeshala/contract/reviews/review-photo'
import { useRef, useState } from 'react'
import { fitPhoto } from '../../../shared/uploads/pictures/fit-photo.ts'
import { removeUpload, settleUploads, takeDesign } from '../../../shared/uploads/run-uploads.ts'
import { whileReading } from '../../../shared/uploads/uploads-store.ts'
import { useUploadPictures } from '../../../shared/uploads/use-upload-pictures.ts'

/** Larger ones are scaled down before the upload: a phone's camera makes ten times more than anybody sees. */
const maxBytes = 1_500_000
const longestPx = 1800

type Photos = {
  /** The stored photos. */
  readonly had: readonly StoredPhoto[]
  /** The uploads in progress, and a function to change them. */
  readonly ids: readonly string[]
  readonly onIds: (change: (known: readonly string[]) => readonly string[]) => void
  readonly most: number
  /** The message if more were chosen than fit. */
  readonly onlyFit: string
}

/** The photos of something being written: stored ones and uploads. */
export function usePhotos({ had, ids, onIds, most, onlyFit }: Photos) {
  const [kept, setKept] = useState<readonly StoredPhoto[]>(had)
  const [refusal, setRefusal] = useState<string>()
  const uploads = useUploadPictures(ids)
  const room = most - kept.length - ids.length
  // Photos being read count, so that further ones get only the remaining room.
  const reading = useRef(0)

  const add = (files: Iterable<File>) => whileReading(() => addAll(files))
  const addAll = async (files: Iterable<File>) => {
    const chosen = [...files]
    const fitting = chosen.slice(0, Math.max(0, room - reading.current))
    setRefusal(chosen.length > fitting.length ? onlyFit : undefined)
    reading.current += fitting.length
    for (const file of fitting) {
      const taken = await takeDesign(await fitPhoto(file, maxBytes, longestPx), 'review')
      reading.current -= 1
      if ('refusal' in taken) setRefusal(taken.refusal)
      else onIds((known) => [...known, taken.id])
    }
  }
  const removeKept = (id: string) => setKept(kept.filter(({ _id }) => _id !== id))
  const removeSent = (id: string) => {
    removeUpload(id)
    onIds((known) => known.filter((each) => each !== id))
  }
  /** Returns the paths of all photos once uploads are complete; throws `UploadMissing` if one is lost. */
  const settle = async () => [...kept.map(({ path }) => path), ...(await settleUploads(ids)).values()]
  /** Frees the memory of uploads. */
  const forget = () => ids.forEach(removeUpload)
  return { kept, uploads, room, refusal, add, removeKept, removeSent, settle, forget }
}

export type PhotosDraft = ReturnType<typeof usePhotos>

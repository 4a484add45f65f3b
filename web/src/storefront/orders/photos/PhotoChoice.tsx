import { Alert, Button, CloseButton, Progress } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { uploadLimits } from '@teeshala/contract/uploads/design-limits'
import { type ReactNode, useId, useRef } from 'react'
import { ReviewPhoto } from '../../../shared/reviews/ReviewPhoto.tsx'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { FileField } from '../../../shared/uploads/FileField.tsx'
import { OfflineNote } from '../../../shared/uploads/OfflineNote.tsx'
import { retryUpload } from '../../../shared/uploads/run-uploads.ts'
import type { Upload } from '../../../shared/uploads/uploads-store.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import classes from './PhotoChoice.module.css'
import type { PhotosDraft } from './use-photos.ts'

type PhotoChoiceProps = {
  /** What the photos show. */
  subject: string
  /** The maximum number, and who sees them. */
  hint: string
  photos: PhotosDraft
  reviewId?: string | undefined
  /** Whether stored ones are visible only to uploader and staff. */
  isHidden?: boolean
}

/** A few photos of what arrived: choosing, upload progress, removing. */
export function PhotoChoice({ subject, hint, photos, reviewId = '', isHidden = false }: PhotoChoiceProps) {
  const { kept, uploads, room, refusal, add, removeKept, removeSent } = photos
  const chooser = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const hintId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be part of the grid
    <div role="group" aria-labelledby={labelId} aria-describedby={hintId} className={classes.choice}>
      <span id={labelId} className={classes.label}>
        {texts.photos}
      </span>
      <span id={hintId} className={classes.hint}>
        {hint} {texts.weLeaveOutWhereAndWhen}
      </span>
      {kept.length + uploads.length > 0 && (
        <ul className={classes.tiles}>
          {kept.map((photo, index) => (
            <Tile key={photo._id} number={index + 1} onRemove={() => removeKept(photo._id)}>
              <ReviewPhoto
                reviewId={reviewId}
                photo={photo}
                alt={texts.photoNumber(index + 1, subject)}
                isHidden={isHidden}
              />
            </Tile>
          ))}
          {uploads.map((upload, index) => {
            const number = kept.length + index + 1
            return (
              <Tile key={upload.id} number={number} onRemove={() => removeSent(upload.id)}>
                <SentPhoto upload={upload} alt={texts.photoNumber(number, subject)} />
              </Tile>
            )
          })}
        </ul>
      )}
      {uploads.some(({ state }) => state === 'sending') && <OfflineNote />}
      {uploads.map(
        (upload) =>
          upload.state === 'failed' && (
            <Alert key={upload.id} color="red" role="alert">
              {texts.aPhotoDidNotUpload}{' '}
              <Button size="compact-sm" variant="default" onClick={() => retryUpload(upload.id)}>
                {texts.tryAgain}
              </Button>
            </Alert>
          ),
      )}
      <ErrorAlert error={refusal} />
      {room > 0 && (
        <Button
          variant="default"
          size="sm"
          className={classes.add}
          leftSection={<IconPhotoPlus size={18} />}
          onClick={() => chooser.current?.click()}
        >
          {texts.addPhotos}
        </Button>
      )}
      <FileField
        ref={chooser}
        label={texts.addPhotos}
        accept={uploadLimits.review.types.join(',')}
        onFiles={add}
        isMultiple
      />
    </div>
  )
}

function Tile({ number, onRemove, children }: { number: number; onRemove: () => void; children: ReactNode }) {
  return (
    <li className={classes.tile}>
      {children}
      <CloseButton
        className={classes.remove}
        variant="default"
        size={28}
        aria-label={texts.removePhotoNumber(number)}
        onClick={onRemove}
      />
    </li>
  )
}

function SentPhoto({ upload: { picture, state, share }, alt }: { upload: Upload; alt: string }) {
  return (
    <>
      <img src={picture.url} alt={alt} className={classes.sent} data-state={state} />
      {state === 'sending' && (
        <Progress
          value={Math.max(4, share * 100)}
          size="sm"
          color="marigold"
          aria-label={alt}
          className={classes.way}
        />
      )}
    </>
  )
}

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Button, Progress, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { ReactNode } from 'react'
import { OfflineNote } from '../../../../shared/uploads/OfflineNote.tsx'
import { retryUpload } from '../../../../shared/uploads/run-uploads.ts'
import { isLost, type Upload } from '../../../../shared/uploads/uploads-store.ts'
import * as texts from '../../../../texts/admin/products.ts'
import type { FormImage } from '../product-values.ts'
import { ImageColors } from './ImageColors.tsx'
import classes from './ImageRow.module.css'
import { ImageThumbnail } from './ImageThumbnail.tsx'

type ImageRowProps = {
  image: FormImage
  upload: Upload | undefined
  place: { index: number; count: number }
  /** The product's colours, and those that this picture shows. */
  colors: readonly ProductColor[]
  shown: readonly string[]
  error: ReactNode
  onMove: (to: number) => void
  onAlt: (alt: string) => void
  onColor: (color: string) => void
  onRemove: () => void
  onCancel: () => void
}

/** A picture in the form: upload, position, colours. */
export function ImageRow(props: ImageRowProps) {
  const { image, upload, place, colors, shown, error, onMove, onAlt, onColor, onRemove, onCancel } = props
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.id,
  })
  const number = place.index + 1
  const isSending = upload?.state === 'sending'
  // After a reload or sign-out the chosen file is gone; its name stays.
  const hasGone = upload ? isLost(upload) : image.address === undefined
  const hasFailed = hasGone || upload?.state === 'failed'

  const step = (by: 1 | -1) => {
    const to = place.index + by
    if (to < 0 || to >= place.count) return
    const pressed = document.activeElement
    onMove(to)
    // An element that moves in the document loses focus.
    requestAnimationFrame(() => pressed instanceof HTMLElement && pressed.focus())
  }

  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      aria-label={texts.pictureNumber(number)}
    >
      <span ref={setActivatorNodeRef} className={classes.handle} {...listeners} title={texts.dragToReorder}>
        <IconGripVertical size={20} aria-hidden />
      </span>
      <ImageThumbnail image={image} upload={upload} isCover={place.index === 0} />
      <div className={classes.words}>
        {isSending && (
          <div className={classes.progress}>
            <Progress
              value={Math.max(4, upload.share * 100)}
              color="marigold"
              aria-label={texts.uploadingNamed(image.name)}
            />
            <OfflineNote />
            <Button size="compact-sm" variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </div>
        )}
        {hasFailed && (
          <p className={classes.problem} role="alert">
            {hasGone ? texts.didNotArrive(image.name) : texts.couldNotBeUploaded(image.name)}{' '}
            {!hasGone && (
              <Button size="compact-sm" variant="default" onClick={() => retryUpload(image.id)}>
                {texts.tryAgain}
              </Button>
            )}
          </p>
        )}
        <TextInput
          size="sm"
          aria-label={texts.whatPictureShows(number)}
          placeholder={texts.whatItShowsForPeopleWho}
          maxLength={200}
          value={image.alt}
          onChange={({ currentTarget }) => onAlt(currentTarget.value)}
          error={error}
        />
        <ImageColors number={number} colors={colors} shown={shown} onToggle={onColor} />
      </div>
      <div className={classes.actions}>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={texts.movePictureUp(number)}
          aria-disabled={place.index === 0}
          onClick={() => step(-1)}
        >
          <IconChevronUp size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={texts.movePictureDown(number)}
          aria-disabled={number === place.count}
          onClick={() => step(1)}
        >
          <IconChevronDown size={18} />
        </ActionIcon>
        {!isSending && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={texts.removePictureNumber(number)}
            data-removes
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}

import { Progress } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import * as texts from '../../texts/shared/design/designs.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { failedWords, removeUpload, retryUpload } from './run-uploads.ts'
import classes from './UploadCard.module.css'
import { isLost, type Upload } from './uploads-store.ts'

type UploadCardProps = {
  upload: Upload
  /** The actions for a design. During the upload, 'Cancel' takes their place without shifting the layout. */
  children: ReactNode
  isActive?: boolean
  /** One of many side by side: the picture is above the text. */
  isNarrow?: boolean
  onCancel: () => void
}

/** A design with its picture, upload progress and actions. */
export function UploadCard({ upload, children, isActive = false, isNarrow = false, onCancel }: UploadCardProps) {
  const { id, picture, state, share, fromBytes } = upload
  const actions = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  // 'Cancel' and 'Try Again' are replaced by other buttons, possibly while focused.
  useEffect(() => {
    if (!hasFocus.current || actions.current?.contains(document.activeElement)) return
    actions.current?.querySelector('button')?.focus()
  })
  const cancel = () => {
    removeUpload(id)
    onCancel()
  }
  return (
    <div className={classes.card} data-active={isActive || undefined} data-narrow={isNarrow || undefined}>
      {picture.url ? (
        <img
          className={classes.picture}
          src={picture.url}
          alt={texts.yourDesignNamed(picture.name)}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={classes.picture} />
      )}
      <div className={classes.words}>
        <p className={classes.name}>{picture.name}</p>
        {fromBytes !== undefined && <p className={classes.note}>{texts.madeSmaller(megabytes(fromBytes))}</p>}
        {state === 'sending' && (
          <Progress
            className={classes.progress}
            value={Math.max(4, share * 100)}
            size="sm"
            color="marigold"
            aria-label={texts.uploadingNamed(picture.name)}
          />
        )}
        {state === 'sending' && <OfflineNote />}
        {state === 'failed' && (
          <p className={classes.problem} role="alert">
            {failedWords(upload)}
          </p>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: notes only whether one of its buttons has the focus */}
        <div
          ref={actions}
          className={classes.actions}
          onFocus={() => {
            hasFocus.current = true
          }}
          onBlur={() => {
            hasFocus.current = false
          }}
        >
          {state === 'sending' && (
            <div className={classes.buttons}>
              <SmallButton onClick={cancel}>{texts.cancel}</SmallButton>
            </div>
          )}
          <div className={classes.buttons} inert={state === 'sending'}>
            {state === 'failed' && !isLost(upload) && (
              <SmallButton onClick={() => retryUpload(id)}>{texts.tryAgain}</SmallButton>
            )}
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

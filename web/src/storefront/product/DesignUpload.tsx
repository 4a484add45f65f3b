import { Alert, Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { IconUpload } from '@tabler/icons-react'
import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { GarmentCut } from '@teeshala/contract/garment/cut'
import { printQuality } from '@teeshala/contract/garment/print-quality'
import { designTypes } from '@teeshala/contract/uploads/stored-file'
import { type DragEvent, useId, useRef, useState } from 'react'
import { OfflineNote } from '../../shared/uploads/OfflineNote.tsx'
import classes from './DesignUpload.module.css'
import { dpiOf } from './printed-design.ts'
import type { ChosenDesign } from './product-draft.ts'
import type { useDesignUpload } from './use-design-upload.ts'

type DesignUploadProps = {
  design: ChosenDesign | undefined
  upload: ReturnType<typeof useDesignUpload>
  cut: GarmentCut
  placement: Placement
}

/** Chooses the picture to print: by button, by dropping a file, changed and removed the same way. */
export function DesignUpload({ design, upload, cut, placement }: DesignUploadProps) {
  const { share, problem, choose, remove, retry } = upload
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const title = useId()

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void choose(file)
  }

  return (
    <section aria-labelledby={title} className={classes.upload}>
      <h2 id={title} className={classes.title}>
        Your design <span>optional</span>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; the button inside does the same */}
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Upload design"
          accept={designTypes.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void choose(file)
            target.value = ''
          }}
        />
        {design && <img className={classes.thumbnail} src={design.url} alt={`Your design: ${design.file.name}`} />}
        <div className={classes.words}>
          {design ? (
            <p className={classes.name}>{design.file.name}</p>
          ) : (
            <p className={classes.hint}>PNG, JPG, SVG or WebP up to 5MB. Drop it here, or</p>
          )}
          <div className={classes.actions}>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconUpload size={18} />}
              onClick={() => input.current?.click()}
            >
              {design ? 'Change Design' : 'Upload Design'}
            </Button>
            {design && (
              <Button size="sm" variant="subtle" onClick={remove}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </div>
      {share !== undefined && (
        <Progress value={Math.max(4, share * 100)} size="sm" aria-label="Uploading your design" color="marigold" />
      )}
      {share !== undefined && <OfflineNote />}
      {problem && (
        <Alert color="red" role="alert">
          {problem}{' '}
          {design && (
            <Button size="compact-sm" variant="white" onClick={() => retry(design)}>
              Try Again
            </Button>
          )}
        </Alert>
      )}
      {design && <Sharpness design={design} cut={cut} placement={placement} />}
    </section>
  )
}

/** Says so where a picture has too few pixels for its placement. */
function Sharpness({ design, cut, placement }: { design: ChosenDesign; cut: GarmentCut; placement: Placement }) {
  const dpi = dpiOf(design, cut, placement)
  if (printQuality(dpi) === 'good') return null
  return (
    <p className={classes.hint} role="status">
      At {placement} this picture prints at {dpi} dots to the inch and may look soft. From 150 on it is sharp.
    </p>
  )
}

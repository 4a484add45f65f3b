import { Button } from '@mantine/core'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { type UploadPlace, uploadLimits } from '@teeshala/contract/uploads/design-limits'
import { type DragEvent, useRef, useState } from 'react'
import * as texts from '../../texts/shared/design/designs.ts'
import classes from './DesignPicker.module.css'
import { FileField } from './FileField.tsx'
import { usePastedFiles } from './use-pasted-files.ts'

/** Shown where photos are chosen; `uploadDesign` keeps the promise. */
const photoPromise = texts.weLeaveOutWhereAndWhen

type DesignPickerProps = {
  page: UploadPlace
  /** The button's label, and the name of the field behind it. */
  label: string
  onFiles: (files: readonly File[]) => void
  isMultiple?: boolean
  /** Whether it is the page's main action. */
  isMain?: boolean
  /** Files are being read. */
  isBusy?: boolean
}

/** Accepts pictures: by button, by camera on a phone, dropped, or pasted anywhere on the page. */
export function DesignPicker(props: DesignPickerProps) {
  const { page, label, onFiles, isMultiple = false, isMain = false, isBusy = false } = props
  const [isOver, setIsOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (list: Iterable<File>) => {
    const files = [...list].slice(0, isMultiple ? undefined : 1)
    if (files.length > 0) onFiles(files)
  }
  usePastedFiles(take)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is optional; the buttons inside do the same
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      data-main={isMain || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={classes.buttons}>
        <Button
          {...(isMain ? { size: 'lg', color: 'marigold' } : { variant: 'default' })}
          leftSection={<IconUpload size={20} />}
          aria-busy={isBusy}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
        <Button
          className={classes.camera}
          variant="subtle"
          leftSection={<IconCamera size={20} />}
          onClick={() => camera.current?.click()}
        >
          {texts.takeAPhoto}
        </Button>
      </div>
      <p className={classes.hint}>{uploadLimits[page].hint}</p>
      <p className={classes.hint}>{photoPromise}</p>
      <p className={classes.more}>{texts.orDragAndDropOrPaste}</p>
      <FileField
        ref={chooser}
        label={label}
        accept={uploadLimits[page].types.join(',')}
        onFiles={take}
        isMultiple={isMultiple}
      />
      <FileField ref={camera} label={texts.takeAPhoto} accept="image/jpeg,image/png" onFiles={take} isCamera />
    </div>
  )
}

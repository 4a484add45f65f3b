import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { type DesignPage, designLimits } from '@teeshala/contract/uploads/design-limits'
import { type ReactNode, useRef, useState } from 'react'
import { DesignPicker } from './DesignPicker.tsx'
import { FileField } from './FileField.tsx'
import { takeDesign } from './run-uploads.ts'
import { UploadCard } from './UploadCard.tsx'
import type { Upload } from './uploads-store.ts'

type DesignSlotProps = {
  page: DesignPage
  upload: Upload | undefined
  /** A file was accepted, under this id; the design before it is the caller's to remove. */
  onTaken: (uploadId: string) => void
  /** The design was cancelled or removed. */
  onForget: (uploadId: string) => void
  children?: ReactNode
}

/** One design: chosen, changed and removed. A file that is refused leaves the design before it where it is. */
export function DesignSlot({ page, upload, onTaken, onForget, children }: DesignSlotProps) {
  const [refusal, setRefusal] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)

  const take = async ([file]: Iterable<File>) => {
    if (!file) return
    setRefusal(undefined)
    const taken = await takeDesign(file, page)
    if ('refusal' in taken) setRefusal(taken.refusal)
    else onTaken(taken.id)
  }

  return (
    <>
      {upload ? (
        <UploadCard upload={upload} onCancel={() => onForget(upload.id)}>
          <Button size="compact-md" variant="default" onClick={() => chooser.current?.click()}>
            Change Design
          </Button>
          <Button size="compact-md" variant="subtle" onClick={() => onForget(upload.id)}>
            Remove
          </Button>
        </UploadCard>
      ) : (
        <DesignPicker page={page} label="Upload Design" onFiles={take} />
      )}
      <FileField ref={chooser} label="Change Design" accept={designLimits[page].types.join(',')} onFiles={take} />
      {children}
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
    </>
  )
}

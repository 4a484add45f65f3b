import { Group, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DesignPage, designLimits } from '@teeshala/contract/uploads/design-limits'
import { type ReactNode, useRef, useState } from 'react'
import * as texts from '../../texts/shared/design/designs.ts'
import { ErrorAlert } from '../ui/ErrorAlert.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import { DesignPicker } from './DesignPicker.tsx'
import { FileField } from './FileField.tsx'
import { takeDesign } from './run-uploads.ts'
import { UploadCard } from './UploadCard.tsx'
import type { Upload } from './uploads-store.ts'

type DesignSlotProps = {
  page: DesignPage
  upload: Upload | undefined
  /** Called when a file is accepted, with its id; the caller removes the previous design. */
  onTaken: (uploadId: string) => void
  /** Called when the design is cancelled or removed. */
  onForget: (uploadId: string) => void
  /** What the design is for, if a form has several: button labels say so, and files are accepted only by button. */
  of?: string
  /** Whether it cannot be changed. */
  isLocked?: boolean
  children?: ReactNode
}

/** One design: choosing, replacing and removing. A refused file leaves the previous design in place. */
export function DesignSlot({ page, upload, onTaken, onForget, of, isLocked = false, children }: DesignSlotProps) {
  const [refusal, setRefusal] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const named = (label: string) => (of === undefined ? label : texts.ofLabel(label, of))
  const choose = () => chooser.current?.click()

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
          <SmallButton aria-label={named(texts.changeDesign)} disabled={isLocked} onClick={choose}>
            {texts.changeDesign}
          </SmallButton>
          <SmallButton
            variant="subtle"
            {...(of !== undefined && { 'aria-label': named(texts.removeDesign) })}
            disabled={isLocked}
            onClick={() => onForget(upload.id)}
          >
            {texts.remove}
          </SmallButton>
        </UploadCard>
      ) : of === undefined ? (
        <DesignPicker page={page} label={texts.uploadDesign} onFiles={take} />
      ) : (
        <Group gap="xs">
          <SmallButton leftSection={<IconUpload size={18} />} aria-label={named(texts.uploadDesign)} onClick={choose}>
            {texts.uploadDesign}
          </SmallButton>
          <Text span size="sm" c="dimmed">
            {designLimits[page].hint}
          </Text>
        </Group>
      )}
      <FileField
        ref={chooser}
        label={named(texts.changeDesign)}
        accept={designLimits[page].types.join(',')}
        onFiles={take}
      />
      {children}
      <ErrorAlert error={refusal} />
    </>
  )
}

import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { maxDesigns } from '@teeshala/contract/orders/design'
import { useState } from 'react'
import { DesignPicker } from '../../shared/uploads/DesignPicker.tsx'
import { removeUpload, takeDesign } from '../../shared/uploads/run-uploads.ts'
import { UploadCard } from '../../shared/uploads/UploadCard.tsx'
import type { Upload } from '../../shared/uploads/uploads-store.ts'
import classes from './CustomOrder.module.css'
import { changeSingle, useDrafts } from './custom-draft.ts'

/** The designs of a single order: a slot for each, and an empty one behind the last. */
export function SingleDesigns({ uploads, activeId }: { uploads: readonly Upload[]; activeId: string | undefined }) {
  const [refusals, setRefusals] = useState<readonly string[]>([])

  const take = async (files: readonly File[]) => {
    setRefusals([])
    const room = maxDesigns - useDrafts.getState().single.designs.length
    const taken = await Promise.all(files.slice(0, room).map((file) => takeDesign(file, 'single')))
    const ids = taken.flatMap((each) => ('id' in each ? [each.id] : []))
    setRefusals([...new Set(taken.flatMap((each) => ('refusal' in each ? [each.refusal] : [])))])
    if (ids.length === 0) return
    const { designs } = useDrafts.getState().single
    changeSingle({ designs: [...designs, ...ids], active: ids.at(-1) as string })
  }

  const forget = (id: string) => {
    const designs = useDrafts.getState().single.designs.filter((each) => each !== id)
    changeSingle({ designs, active: designs.at(-1) ?? '' })
  }

  return (
    <fieldset className={classes.group}>
      <legend>Upload Your Design</legend>
      <div className={classes.slots}>
        {uploads.map((upload) => (
          <UploadCard
            key={upload.id}
            upload={upload}
            isActive={uploads.length > 1 && upload.id === activeId}
            onCancel={() => forget(upload.id)}
          >
            {uploads.length > 1 && upload.id !== activeId && (
              <Button size="compact-md" variant="default" onClick={() => changeSingle({ active: upload.id })}>
                Place
              </Button>
            )}
            <Button
              size="compact-md"
              variant="subtle"
              aria-label={`Remove ${upload.picture.name}`}
              onClick={() => {
                removeUpload(upload.id)
                forget(upload.id)
              }}
            >
              Remove
            </Button>
          </UploadCard>
        ))}
        {uploads.length < maxDesigns && (
          <DesignPicker
            page="single"
            label={uploads.length === 0 ? 'Upload Image' : 'Upload Another Image'}
            hint="JPG or PNG up to 2MB."
            onFiles={take}
            isMultiple
          />
        )}
      </div>
      {refusals.map((refusal) => (
        <Alert key={refusal} color="red" role="alert">
          {refusal}
        </Alert>
      ))}
    </fieldset>
  )
}

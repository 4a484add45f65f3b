import { Alert, Button } from '@mantine/core'
import * as texts from '../../../texts/storefront/custom-order.ts'
import '@mantine/core/styles/Alert.layer.css'
import { useState } from 'react'
import type { Canvas } from '../../../shared/designer/canvas.ts'
import { changeSingle, useDrafts } from '../../../shared/designer/design-drafts.ts'
import { LayerList } from '../../../shared/designer/LayerList.tsx'
import { LayerMoves } from '../../../shared/designer/LayerMoves.tsx'
import type { DrawnDesign } from '../../../shared/designer/use-drawn-designs.ts'
import { DesignPicker } from '../../../shared/uploads/DesignPicker.tsx'
import { removeUpload, takeDesign } from '../../../shared/uploads/run-uploads.ts'
import { UploadCard } from '../../../shared/uploads/UploadCard.tsx'
import { isLost, type Upload, uploadOf } from '../../../shared/uploads/uploads-store.ts'
import classes from '../CustomOrder.module.css'

/** So many have a line each; more are shown side by side, so that what comes after them stays near. */
const mostLines = 3

type SingleDesignsProps = {
  canvas: Canvas
  uploads: readonly Upload[]
  written: readonly DrawnDesign[]
  /** The fabric, as #1A2B3C. */
  cloth: string
}

/** The designs of a single order, pictures and texts: a slot for each, and always an empty one behind the last. */
export function SingleDesigns({ canvas, uploads, written, cloth }: SingleDesignsProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const { layers, activeId } = canvas
  const isAlone = layers.length === 1
  // Beside a text, whose fields need the width, all stand below each other.
  const isMany = uploads.length > mostLines && written.length === 0

  const take = async (files: readonly File[]) => {
    setRefusals([])
    // One after the other: decoded pictures are large, and a phone has no memory for thirty at once.
    for (const file of files) {
      const taken = await takeDesign(file, 'single')
      if ('refusal' in taken) setRefusals((before) => [...new Set([...before, taken.refusal])])
      else fill(taken.id)
    }
  }

  /** The slot of a design that was lost is filled again first. */
  const fill = (id: string) => {
    const { designs } = useDrafts.getState().single
    const lost = designs.flatMap((each) => uploadOf(each) ?? []).find(isLost)
    const filled = lost ? designs.map((each) => (each === lost.id ? id : each)) : [...designs, id]
    changeSingle({ designs: filled, active: id })
    if (lost) removeUpload(lost.id)
  }

  const card = (id: string, forget: () => void) => {
    const upload = uploads.find((each) => each.id === id)
    if (!upload) return null
    return (
      <UploadCard upload={upload} isNarrow={isMany} isActive={!isAlone && id === activeId} onCancel={forget}>
        {!isAlone && id !== activeId && (
          <Button size="compact-md" variant="default" onClick={() => canvas.change({ active: id })}>
            {texts.place}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={texts.removeItem(upload.picture.name)}
          onClick={() => {
            removeUpload(id)
            forget()
          }}
        >
          {texts.remove}
        </Button>
        {written.length > 0 && !isAlone && <LayerMoves canvas={canvas} id={id} name={upload.picture.name} />}
      </UploadCard>
    )
  }

  return (
    <fieldset className={classes.group}>
      <legend>{texts.uploadYourDesign}</legend>
      <LayerList canvas={canvas} written={written} cloth={cloth} isMany={isMany} picture={card}>
        <DesignPicker
          page="single"
          label={uploads.length === 0 ? texts.uploadImage : texts.uploadAnotherImage}
          onFiles={take}
          isMultiple
        />
        {refusals.map((refusal) => (
          <Alert key={refusal} color="red" role="alert">
            {refusal}
          </Alert>
        ))}
      </LayerList>
    </fieldset>
  )
}

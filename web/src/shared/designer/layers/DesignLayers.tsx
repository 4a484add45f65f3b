import { Alert, Button } from '@mantine/core'
import type { DesignPage } from '@teeshala/contract/uploads/design-limits'
import * as texts from '../../../texts/shared/designer.ts'
import '@mantine/core/styles/Alert.layer.css'
import { useEffect, useRef, useState } from 'react'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { DesignPicker } from '../../uploads/DesignPicker.tsx'
import { removeUpload, takeDesign } from '../../uploads/run-uploads.ts'
import { UploadCard } from '../../uploads/UploadCard.tsx'
import { isLost, type Upload, uploadOf } from '../../uploads/uploads-store.ts'
import type { Canvas } from '../canvas.ts'
import { useDrafts } from '../design-drafts.ts'
import { asOneStep } from '../history/design-history.ts'
import { duplicateLayers } from '../selection/group-layers.ts'
import { say } from '../spoken.ts'
import { standIn } from '../stand-in.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import { ClearGround } from './ClearGround.tsx'
import classes from './LayerList.module.css'
import { LayerList } from './LayerList.tsx'
import { LayerTools } from './LayerTools.tsx'

/** So many have a line each; more are shown side by side, so that what comes after them stays near. */
const mostLines = 3

type DesignLayersProps = {
  page: DesignPage
  legend: string
  canvas: Canvas
  /** The layers at this very moment, while files are taken one after the other. */
  layersNow: () => readonly string[]
  uploads: readonly Upload[]
  written: readonly DrawnDesign[]
  /** The layers that can be drawn and are not hidden. */
  designs: readonly PlacedDesign[]
  /** The fabric, as #1A2B3C. */
  cloth: string
}

/** The layers of a shirt, pictures, texts and motifs: a slot for each, and always a way to one more behind the last. */
export function DesignLayers(props: DesignLayersProps) {
  const { page, legend, canvas, layersNow, uploads, written, designs, cloth } = props
  const traits = useDrafts((drafts) => drafts.traits)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [cleared, setCleared] = useState<string>()
  const group = useRef<HTMLFieldSetElement>(null)
  const { layers, activeId } = canvas
  const isAlone = layers.length === 1
  // Beside a text, whose fields need the width, all stand below each other.
  const isMany = uploads.length > mostLines && written.length === 0

  const take = async (files: readonly File[]) => {
    setRefusals([])
    // One after the other: decoded pictures are large, and a phone has no memory for thirty at once.
    for (const file of files) {
      const taken = await takeDesign(file, page)
      if ('refusal' in taken) setRefusals((before) => [...new Set([...before, taken.refusal])])
      else fill(taken.id)
    }
  }

  /** The slot of a design that was lost is filled again first. */
  const fill = (id: string) => {
    const before = layersNow()
    const lost = before.flatMap((each) => uploadOf(each) ?? []).find(isLost)
    const layers = lost ? before.map((each) => (each === lost.id ? id : each)) : [...before, id]
    canvas.change({ layers, active: id })
    if (lost) removeUpload(lost.id)
  }

  useEffect(() => {
    // The button that was pressed is gone; the way back is what is wanted next.
    const isLost = cleared && document.activeElement === document.body
    if (isLost) group.current?.querySelector<HTMLElement>(`button[aria-label="${texts.undo}"]`)?.focus()
  }, [cleared])

  const replace = (before: string, id: string) => {
    asOneStep(() => {
      standIn(id, before)
      canvas.change({ layers: layersNow().map((each) => (each === before ? id : each)), active: id })
    })
    setCleared(id)
  }

  const card = (id: string, forget: () => void) => {
    const upload = uploads.find((each) => each.id === id)
    if (!upload) return null
    const isLocked = traits[canvas.keyOf(id)]?.isLocked === true
    return (
      <UploadCard upload={upload} isNarrow={isMany} isActive={!isAlone && id === activeId} onCancel={forget}>
        {!isAlone && id !== activeId && (
          <Button size="compact-md" variant="default" onClick={() => canvas.change({ active: id })}>
            {texts.place}
          </Button>
        )}
        {!isLocked && (
          <ClearGround
            page={page}
            upload={upload}
            onCleared={(other) => replace(id, other)}
            onRefusal={(refusal) => setRefusals([refusal])}
          />
        )}
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={texts.duplicateItem(upload.picture.name)}
          onClick={() => {
            duplicateLayers(canvas, [id], designs, true)
            say(texts.copied(upload.picture.name))
          }}
        >
          {texts.duplicate}
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={texts.removeItem(upload.picture.name)}
          disabled={isLocked}
          onClick={() => {
            removeUpload(id)
            forget()
          }}
        >
          {texts.remove}
        </Button>
        <LayerTools canvas={canvas} id={id} name={upload.picture.name} />
      </UploadCard>
    )
  }

  return (
    <fieldset ref={group} className={classes.group}>
      <legend>{legend}</legend>
      <LayerList
        canvas={canvas}
        written={written}
        designs={designs}
        cloth={cloth}
        isMany={isMany}
        takesPictures
        picture={card}
        onForget={removeUpload}
      >
        <DesignPicker
          page={page}
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

import type { DesignPage } from '@teeshala/contract/uploads/design-limits'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import * as texts from '../../../texts/shared/design/designer.ts'
import * as designTexts from '../../../texts/shared/design/designs.ts'
import { ErrorAlert } from '../../ui/ErrorAlert.tsx'
import { DesignPicker } from '../../uploads/DesignPicker.tsx'
import { takeDesign } from '../../uploads/run-uploads.ts'
import { isLost, uploadOf } from '../../uploads/uploads-store.ts'
import { releasePicture } from '../drafts/released-pictures.ts'
import { standIn } from '../drafts/stand-in.ts'
import { asOneStep, forgetGone } from '../history/design-history.ts'
import { withoutSteps } from '../history/without-steps.ts'
import type { LaidCanvas } from '../use-canvas.ts'
import classes from './LayerList.module.css'
import { LayerList } from './LayerList.tsx'
import { PictureCard } from './PictureCard.tsx'

/** Up to this many have a line each; more are shown side by side, so that what follows stays near. */
const mostLines = 3

/** The labels of the upload button, for the first picture and for further ones. */
const uploadLabels: Readonly<Record<DesignPage, readonly [first: string, further: string]>> = {
  product: [texts.uploadImage, texts.uploadAnotherImage],
  single: [texts.uploadImage, texts.uploadAnotherImage],
  bulk: [designTexts.uploadDesign, texts.uploadAnotherDesign],
}

type DesignLayersProps = {
  page: DesignPage
  legend: string
  laid: LaidCanvas
  /** Returns the present layers, while files are added one after the other. */
  layersNow: () => readonly string[]
  /** The fabric colour, as #1A2B3C. */
  cloth: string
  /** Called when a picture is added or replaced. */
  onTaken?: (id: string) => void
  /** Called when a picture is removed; one that was never uploaded leaves nothing behind. */
  onGone?: (id: string, hasArrived: boolean) => void
  /** A remark about a change. */
  note?: ReactNode
}

/** The layers of a garment, pictures, texts and motifs: a slot for each, and always a button for one more. */
export function DesignLayers(props: DesignLayersProps) {
  const { page, legend, laid, layersNow, cloth, onTaken, onGone, note } = props
  const { canvas, uploads, written, designs } = laid
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [cleared, setCleared] = useState<string>()
  const group = useRef<HTMLFieldSetElement>(null)
  // Beside a text, whose fields need the width, all are listed vertically.
  const isMany = uploads.length > mostLines && written.length === 0
  const [first, further] = uploadLabels[page]

  const take = async (files: readonly File[], replaced?: string) => {
    setRefusals([])
    // One after the other: decoded pictures are large, and a phone has no memory for thirty at once.
    for (const file of files) {
      const taken = await takeDesign(file, page)
      if ('refusal' in taken) setRefusals((before) => [...new Set([...before, taken.refusal])])
      else lay(taken.id, replaced ?? layersNow().find(isLostLayer))
    }
  }

  /** Adds a picture on top, or in place of another one, such as a lost upload. */
  const lay = (id: string, replaced: string | undefined) => {
    asOneStep(() => {
      const before = layersNow()
      const layers = replaced ? before.map((each) => (each === replaced ? id : each)) : [...before, id]
      canvas.change({ layers, active: id })
      if (replaced) letGo(replaced)
      onTaken?.(id)
    })
    if (replaced) forgetGone(replaced)
  }

  const letGo = (id: string) => {
    const upload = uploadOf(id)
    onGone?.(id, upload !== undefined && !isLost(upload))
    releasePicture(id)
  }

  useLayoutEffect(() => {
    // The pressed button has disappeared; undo is the likely next action.
    const isAway = cleared && document.activeElement === document.body
    if (isAway) group.current?.querySelector<HTMLElement>(`button[aria-label="${texts.undo}"]`)?.focus()
  }, [cleared])

  const clear = (before: string, id: string) => {
    asOneStep(() => {
      standIn(id, before)
      lay(id, before)
    })
    setCleared(id)
  }

  const card = (id: string, forget: () => void) => {
    const upload = uploads.find((each) => each.id === id)
    if (!upload) return null
    const remove = () => {
      const now = uploadOf(id)
      const canComeBack = now !== undefined && !isLost(now)
      const change = canComeBack ? asOneStep : withoutSteps
      change(() => {
        forget()
        letGo(id)
      })
      forgetGone(id)
    }
    return (
      <PictureCard
        page={page}
        canvas={canvas}
        upload={upload}
        designs={designs}
        isOnly={uploads.length === 1}
        isNarrow={isMany}
        onChosen={(file) => take([file], id)}
        onCleared={(other) => clear(id, other)}
        onRefusal={(refusal) => setRefusals([refusal])}
        onRemove={remove}
        onCancel={remove}
      />
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
        picture={card}
        onForget={letGo}
      >
        {note}
        <DesignPicker
          page={page}
          label={uploads.length === 0 ? first : further}
          onFiles={(files) => take(files)}
          isMultiple
        />
        {refusals.map((refusal) => (
          <ErrorAlert key={refusal} error={refusal} />
        ))}
      </LayerList>
    </fieldset>
  )
}

function isLostLayer(id: string): boolean {
  const upload = uploadOf(id)
  return upload !== undefined && isLost(upload)
}

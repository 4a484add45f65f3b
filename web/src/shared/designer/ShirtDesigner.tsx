import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { type ReactNode, useEffect, useState } from 'react'
import * as texts from '../../texts/shared/design/designer.ts'
import { ApiFailure, sentenceFor } from '../api/api-failure.ts'
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorAlert } from '../ui/ErrorAlert.tsx'
import { UploadMissing } from '../uploads/run-uploads.ts'
import { useIsReading } from '../uploads/use-is-reading.ts'
import { CanvasEditor } from './CanvasEditor.tsx'
import { changeShirt, shirtDraft, useShirtDraft } from './drafts/design-drafts.ts'
import { openHistory } from './history/design-history.ts'
import { stepByKeys } from './history/history-keys.ts'
import { DesignLayers } from './layers/DesignLayers.tsx'
import classes from './ShirtDesigner.module.css'
import { SaveDesign } from './saving/SaveDesign.tsx'
import { shirtDocument } from './shirt-document.ts'
import { useAskedConsent } from './use-asked-consent.ts'
import { useCanvas } from './use-canvas.ts'

export type DesignedShirt = {
  draftKey: string
  /** The product, for saving to My Designs; undefined if it cannot be saved. */
  productId?: string
  /** The product's name. */
  name: string
  cut: GarmentCut
  /** The fabric colour, as #1A2B3C, and its name. */
  color: string
  colorName: string | undefined
  /** Its id, if it is one of the shop's colours. */
  colorId?: string | undefined
  /** The ordered sizes: the smallest determines the print area. */
  sizes: readonly GarmentSize[]
  /** The possible placements, and the present one. */
  placements: readonly Placement[]
  placement: Placement
  onPlacement: (placement: Placement) => void
}

type ShirtDesignerProps = DesignedShirt & {
  doneLabel: string
  /** Receives the design as printed; null if nothing is left of it. */
  onDone: (document: DesignDocument | null) => unknown
  onClose: () => void
  /** Dialogs that may appear before it closes. */
  children?: ReactNode
}

/** The designer over a page: pictures, texts and motifs at one placement of the garment. */
export function ShirtDesigner(props: ShirtDesignerProps) {
  const { draftKey, productId, doneLabel, onDone, onClose, children, ...shirt } = props
  const { name, cut, color, colorName, colorId, sizes, placements, placement, onPlacement } = shirt
  const area = commonPrintArea(cut, placement, sizes)
  const laid = useCanvas(useShirtDraft(draftKey), area, (changes) => changeShirt(draftKey, changes))
  const { canvas, pictures, designs } = laid
  const consent = useAskedConsent()
  const [refusal, setRefusal] = useState<string>()
  const isReading = useIsReading()
  useEffect(() => openHistory({ kind: 'shirt', key: draftKey }), [draftKey])

  const { mutate: finish, isPending } = useMutation({
    mutationFn: async () => {
      const drawn = await shirtDocument(draftKey, area)
      if ('document' in drawn) await onDone(drawn.document)
      return drawn
    },
    onMutate: () => setRefusal(undefined),
    onSuccess: (drawn) => {
      if ('document' in drawn) return
      changeShirt(draftKey, { active: drawn.layer })
      // Missing consent is asked for beside the picture.
      const isAsked = consent.ask(pictures.map((picture) => ({ ...picture, placement })))
      setRefusal(isAsked ? undefined : drawn.refusal)
    },
    onError: (error) => setRefusal(wordsOf(error)),
  })

  return (
    <Dialog title={texts.designOf(name)} onClose={onClose} isKept isFull>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields in it */}
      <div className={classes.columns} onKeyDown={stepByKeys}>
        <div className={classes.stays}>
          <CanvasEditor
            canvas={canvas}
            cut={cut}
            color={color}
            colorName={colorName}
            designs={designs}
            consent={consent}
          />
        </div>
        <div className={classes.choices}>
          <DesignLayers
            page="product"
            legend={texts.layers}
            laid={laid}
            layersNow={() => shirtDraft(draftKey).layers}
            cloth={color}
          />
          {placements.length > 1 && (
            <ChoiceGroup
              label={texts.placement}
              isEven
              value={placement}
              options={placements.map((each) => ({ value: each, label: each }))}
              onChange={onPlacement}
            />
          )}
          <ErrorAlert error={refusal} />
          {productId !== undefined && (
            <SaveDesign draftKey={draftKey} productId={productId} color={colorId} canvas={canvas} />
          )}
          <Button color="marigold" size="lg" loading={isPending || isReading} onClick={() => finish()}>
            {doneLabel}
          </Button>
        </div>
      </div>
      {children}
    </Dialog>
  )
}

/** Returns why a design was not accepted: a picture's or the server's message, otherwise that its fonts are still loading. */
function wordsOf(error: Error): string {
  if (error instanceof UploadMissing) return error.message
  return error instanceof ApiFailure ? sentenceFor(error, texts.couldNotBeSaved) : texts.lettersStillLoading
}

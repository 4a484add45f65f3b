import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import * as layerTexts from '../../texts/shared/design/layers.ts'
import { DesignEditor } from '../design-editor/DesignEditor.tsx'
import type { NamedGarment } from '../garment/dyed-garment.ts'
import type { GarmentDesign } from '../garment/Garment.tsx'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { Canvas } from './canvas.ts'
import { acceptPoorPrint, changeTraits, placeKey, useDrafts } from './drafts/design-drafts.ts'
import { moveLayers } from './drafts/place-layers.ts'
import { carriedWith, endSelection, selectOnly, togglePicked, useIsPicked, useSelected } from './selection/picked.ts'
import { say } from './spoken.ts'
import { clothOf } from './truth/cloth-of.ts'
import type { UnseenLayersProps } from './truth/UnseenLayers.tsx'
import type { useAskedConsent } from './use-asked-consent.ts'

const DesignTruth = lazyPart(async () => (await import('./truth/DesignTruth.tsx')).DesignTruth)

type CanvasEditorProps = NamedGarment & {
  canvas: Canvas
  /** The visible layers, bottom to top. */
  designs: readonly PlacedDesign[]
  consent: Pick<ReturnType<typeof useAskedConsent>, 'asked' | 'forget'>
  others?: readonly GarmentDesign[]
  /** The whole order besides what is shown: the layers of all placements, in all colours. */
  ordered?: UnseenLayersProps
  areaOf?: (placement: Placement) => PrintArea
}

/** The garment with the layers of a placement; their positions are stored in the draft. */
export function CanvasEditor({ canvas, designs, consent, ordered, ...garment }: CanvasEditorProps) {
  const { area, activeId } = canvas
  const isAccepted = useDrafts(({ accepted }) => activeId !== undefined && accepted[placeKey(activeId, area.placement)])
  const selected = useSelected(canvas)
  const isPicked = useIsPicked(canvas)
  const traits = useDrafts((drafts) => drafts.traits)
  const isLocked = (id: string) => traits[canvas.keyOf(id)]?.isLocked === true
  const carried = carriedWith(canvas, selected, traits)
  const said = ordered ?? { designs, cloths: clothOf(garment) }
  return (
    <DesignEditor
      {...garment}
      area={area}
      designs={designs}
      activeId={activeId}
      selected={selected}
      carried={carried}
      isLocked={isLocked}
      onUnlock={() => {
        changeTraits(selected.map(canvas.keyOf), { isLocked: undefined })
        say(layerTexts.unlocked(layerTexts.together(selected.length)))
      }}
      onSelect={(id, isAdded) => {
        const name = designs.find((design) => design.id === id)?.picture.name ?? ''
        if (isAdded) togglePicked(canvas, id, name)
        else selectOnly(canvas, id)
      }}
      onEndSelection={isPicked ? endSelection : undefined}
      onPlace={(places) => moveLayers(area.placement, [...designs, ...carried], places)}
      acceptsPoorPrint={isAccepted === true}
      asked={consent.asked}
      onAcceptPoorPrint={(accepts) => {
        consent.forget()
        if (activeId !== undefined) acceptPoorPrint(activeId, area.placement, accepts)
      }}
    >
      {said.designs.length > 0 && <DesignTruth {...said} shown={designs} isLocked={isLocked} />}
    </DesignEditor>
  )
}

import {
  IconArrowBackUp,
  IconFocusCentered,
  IconMinus,
  IconPlus,
  IconRotate2,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import { centreDesign, type DesignPlace, scaleDesign, turnDesign } from '@teeshala/contract/designs/design-place'
import { type PrintArea, printArea } from '@teeshala/contract/garment/print-area'
import { type ReactNode, useState } from 'react'
import * as texts from '../../texts/shared/design/designs.ts'
import type { NamedGarment } from '../garment/dyed-garment.ts'
import type { GarmentDesign } from '../garment/Garment.tsx'
import { closeView, wholeView } from '../garment/garment-view.ts'
import { type PlacedDesign, startOf } from '../garment/placed-design.ts'
import { IconTool } from '../ui/IconTool.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import classes from './DesignEditor.module.css'
import type { AskedConsent } from './DesignNotes.tsx'
import { DesignStage } from './DesignStage.tsx'
import { heldOf, type Places } from './held.ts'
import { LockedNote } from './LockedNote.tsx'
import { overlapHint } from './overlap-hint.ts'

const DesignNotes = lazyPart(async () => (await import('./DesignNotes.tsx')).DesignNotes)
const DesignSteps = lazyPart(async () => (await import('./DesignSteps.tsx')).DesignSteps)
const ExactPlace = lazyPart(async () => (await import('./place/ExactPlace.tsx')).ExactPlace)
const TextNotes = lazyPart(async () => (await import('./TextNotes.tsx')).TextNotes)

type DesignEditorProps = NamedGarment & {
  area: PrintArea
  designs: readonly PlacedDesign[]
  activeId: string | undefined
  /** The layers that move together; only the active one by default. */
  selected: readonly string[]
  /** Hidden designs that move with the selected ones. */
  carried?: readonly PlacedDesign[]
  isLocked: (id: string) => boolean
  /** Unlocks the selected layers. */
  onUnlock: () => void
  /** Selects a design, or adds it to the selection. */
  onSelect: (id: string, isAdded: boolean) => void
  /** Ends the multiple selection; undefined if there is none. */
  onEndSelection?: (() => void) | undefined
  onPlace: (places: Places) => void
  /** Whether the customer accepts the active design's low resolution. */
  acceptsPoorPrint: boolean
  onAcceptPoorPrint: (accepts: boolean) => void
  /** Remarks about all designs together. */
  children?: ReactNode
  /** An order waiting for 'Print anyway'. */
  asked?: AskedConsent | undefined
  /** Designs of other placements, shown in place. */
  others?: readonly GarmentDesign[]
  /** Returns the print area of another placement for the ordered sizes; for size M if absent. */
  areaOf?: (placement: Placement) => PrintArea
}

const isNarrow = () => window.matchMedia('(max-width: 40em)').matches

/** Positions a design on the garment and shows its print quality. Mouse, touch, keys and number fields all work. */
export function DesignEditor(props: DesignEditorProps) {
  const {
    cut,
    color,
    colorName,
    area,
    designs,
    activeId,
    selected,
    isLocked,
    onSelect,
    others = [],
    carried = [],
  } = props
  const [isClose, setIsClose] = useState<Placement>()
  const [wantsWhole, setWantsWhole] = useState(false)
  const [hasMoved, setHasMoved] = useState(false)
  const active = designs.find(({ id }) => id === activeId)
  const isHydrated = useIsHydrated()
  const startsClose = area.widthMm < 120 || (isHydrated && isNarrow())
  const showsClose = isClose === area.placement || (startsClose && !wantsWhole && designs.length > 0)
  const view = showsClose ? closeView(area) : wholeView(cut, sideOf(area.placement))
  const held = heldOf(
    designs.filter(({ id }) => selected.includes(id)),
    {
      area,
      isLocked,
      carried,
      onPlace: (places) => {
        setHasMoved(true)
        props.onPlace(places)
      },
    },
  )
  const smallest = held?.smallestMm ?? 0
  const change = (act: (place: DesignPlace) => DesignPlace) => held?.put(act(held.place))
  const only = held?.designs.length === 1 ? held.designs[0] : undefined

  const areaOf = props.areaOf ?? ((placement: Placement) => printArea(cut, placement))
  const overlap = only && overlapHint(only, { designs, others, areaOf }, area)

  const zoom = () => {
    setIsClose(showsClose ? undefined : area.placement)
    setWantsWhole(showsClose)
  }

  return (
    <div className={classes.editor}>
      <div className={classes.bar}>
        <p className={classes.caption}>
          <strong>{area.placement}</strong> {texts.sizeInMm(Math.round(area.widthMm), Math.round(area.heightMm))}
        </p>
        <SmallButton
          className={classes.zoom}
          leftSection={showsClose ? <IconZoomOut size={18} /> : <IconZoomIn size={18} />}
          onClick={zoom}
        >
          {showsClose ? texts.wholeShirt : texts.closeUp}
        </SmallButton>
      </div>
      <DesignStage
        cut={cut}
        color={color}
        colorName={colorName}
        view={view}
        area={area}
        designs={designs}
        held={held}
        onSelect={onSelect}
        onEndSelection={props.onEndSelection}
        isSpoken={hasMoved}
        others={others}
      />
      {active && designs.length > 1 && (
        <DesignSteps
          designs={designs}
          active={active}
          held={held?.designs ?? []}
          onSelect={(id) => onSelect(id, false)}
        />
      )}
      {held?.isLocked && <LockedNote onUnlock={props.onUnlock} />}
      {held && (
        <fieldset className={classes.tools} aria-label={texts.placeTheDesign} disabled={held.isLocked}>
          <IconTool
            label={texts.smaller}
            onClick={() => change((place) => scaleDesign(place, 1 / 1.1, area, smallest))}
          >
            <IconMinus />
          </IconTool>
          <IconTool label={texts.larger} onClick={() => change((place) => scaleDesign(place, 1.1, area, smallest))}>
            <IconPlus />
          </IconTool>
          <IconTool label={texts.turnLeft} onClick={() => change((place) => turnDesign(place, -15, area))}>
            <IconRotate2 />
          </IconTool>
          <IconTool label={texts.turnRight} onClick={() => change((place) => turnDesign(place, 15, area))}>
            <IconRotateClockwise2 />
          </IconTool>
          <IconTool label={texts.centre} onClick={() => change((place) => centreDesign(place, area))}>
            <IconFocusCentered />
          </IconTool>
          {only && (
            <IconTool label={texts.reset} onClick={() => change(() => startOf(only, area))}>
              <IconArrowBackUp />
            </IconTool>
          )}
        </fieldset>
      )}
      {props.children}
      {held && (
        <>
          {only?.text && <TextNotes design={only} text={only.text} overlap={overlap} />}
          {only && !only.text && (
            <DesignNotes
              design={only}
              cloth={color}
              clothName={colorName}
              accepts={props.acceptsPoorPrint}
              onAccept={props.onAcceptPoorPrint}
              onScale={(factor) => change((place) => scaleDesign(place, factor, area))}
              overlap={overlap}
              asked={props.asked?.designId === only.id ? props.asked : undefined}
            />
          )}
          {!held.isLocked && (
            <details className={classes.exact}>
              <summary>{texts.exactMillimetresAndKeys}</summary>
              <ExactPlace place={held.place} area={area} smallestMm={smallest} onChange={held.put} />
            </details>
          )}
        </>
      )}
    </div>
  )
}

import { useDebouncedValue } from '@mantine/hooks'
import { type Placement, sideOf } from '@teeshala/contract/catalogue/options/placement'
import { placeInWords } from '@teeshala/contract/designs/design-place'
import { snapLines } from '@teeshala/contract/designs/snap-design'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { lightness } from '@teeshala/contract/garment/trim-colours'
import { type KeyboardEvent, useId, useRef } from 'react'
import * as texts from '../../texts/shared/design/designs.ts'
import * as layerTexts from '../../texts/shared/design/layers.ts'
import type { NamedGarment } from '../garment/dyed-garment.ts'
import type { GarmentDesign, GarmentView } from '../garment/Garment.tsx'
import type { PlacedDesign } from '../garment/placed-design.ts'
import classes from './DesignStage.module.css'
import { placeAfterKey } from './design-keys.ts'
import type { Held } from './held.ts'
import { boxOf, share } from './moved-box.ts'
import { SnapGuides } from './SnapGuides.tsx'
import { StageGarment } from './StageGarment.tsx'
import { isAdding, useBoxClicks } from './use-box-clicks.ts'
import { useDesignGestures } from './use-design-gestures.ts'
import { useMoving } from './use-moving.ts'

type DesignStageProps = NamedGarment & {
  view: GarmentView
  area: PrintArea
  /** The designs in the area; held ones can be moved, the others selected. */
  designs: readonly PlacedDesign[]
  held: Held | undefined
  /** Selects a design, or adds it to the held ones, or removes it. */
  onSelect: (id: string, isAdded: boolean) => void
  /** Ends the multiple selection; undefined if there is none. */
  onEndSelection?: (() => void) | undefined
  /** Whether the position of what is held is announced: not before it was moved. */
  isSpoken: boolean
  /** Designs of other placements, shown in place. */
  others?: readonly GarmentDesign[]
}

const none: readonly never[] = []

/** The garment with the print area, in which the active design is moved, scaled and rotated. */
export function DesignStage(props: DesignStageProps) {
  const { cut, color, colorName, view, area, designs, held, onSelect, onEndSelection, others = none } = props
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const instructions = useId()

  const fixed = designs.filter((design) => !held?.designs.includes(design))
  const lines = snapLines(
    area,
    fixed.map(({ place }) => place),
  )
  const moving = useMoving(stage, held, { area, view }, lines)
  const { isMoving, handlers } = useDesignGestures(frame, { area, held, lines, moving })
  const isSeveral = held !== undefined && held.designs.length > 1
  const clicks = useBoxClicks({ isSeveral, onSelect, onEnd: onEndSelection })
  const [spoken] = useDebouncedValue(held && props.isSpoken ? placeInWords(held.place) : '', 500)

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEndSelection?.()
    if (!held || event.ctrlKey || event.metaKey || event.altKey) return
    const place = placeAfterKey(held.place, event, area, held.smallestMm)
    if (!place) return
    event.preventDefault()
    if (!held.isLocked) held.put(place)
  }

  return (
    <div ref={stage} className={classes.stage}>
      <StageGarment
        cut={cut}
        color={color}
        view={view}
        label={stageLabel(colorName, area.placement, designs.length)}
        area={area}
        designs={designs}
        held={held?.designs ?? none}
        others={others}
      />
      <div
        ref={frame}
        className={classes.frame}
        data-dark={isDark(color) || undefined}
        data-moving={isMoving || undefined}
        style={{
          left: share(area.x - view.x, view.sideMm),
          top: share(area.y - view.y, view.sideMm),
          width: share(area.widthMm, view.sideMm),
          height: share(area.heightMm, view.sideMm),
        }}
        {...handlers}
        {...clicks}
      >
        <SnapGuides area={area} />
        {fixed.map(({ id, place, picture }) => (
          <button
            key={id}
            type="button"
            // 'Next design' gives it keyboard focus; with thirty designs there would be thirty tab stops.
            tabIndex={-1}
            className={classes.other}
            style={boxOf(place, area)}
            aria-label={texts.moveNamed(picture.name)}
            data-beneath={id}
            onClick={(event) => onSelect(id, isAdding(event))}
          />
        ))}
        {isSeveral &&
          held.designs.map(({ id, place }) => (
            <span key={id} className={classes.part} data-part={id} style={boxOf(place, area)} aria-hidden />
          ))}
        {held && (
          <div
            role="application"
            aria-roledescription={descriptionOf(held)}
            aria-label={texts.yourDesignOn(nameOf(held), area.placement)}
            aria-describedby={instructions}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the design
            tabIndex={0}
            className={classes.design}
            data-grip={held.isLocked ? undefined : 'move'}
            data-locked={held.isLocked || undefined}
            // Escape ends the selection first, and only then closes the surrounding dialog.
            data-mantine-stop-propagation={onEndSelection && true}
            style={boxOf(held.place, area)}
            onKeyDown={press}
          >
            {!held.isLocked && (
              <>
                <span className={classes.stem} aria-hidden />
                <span className={classes.turn} data-grip="turn" aria-hidden />
                {['nw', 'ne', 'sw', 'se'].map((corner) => (
                  <span key={corner} className={classes.corner} data-corner={corner} data-grip="scale" aria-hidden />
                ))}
              </>
            )}
          </div>
        )}
      </div>
      <p id={instructions} hidden>
        {texts.arrowKeysMoveTheDesignByAMillimetre}
      </p>
      <p className={classes.spoken} role="status">
        {spoken}
      </p>
    </div>
  )
}

/** Returns a name for what is held. */
function nameOf({ designs }: Held): string {
  const [only] = designs
  return only && designs.length === 1 ? only.picture.name : layerTexts.together(designs.length)
}

function descriptionOf({ designs, isLocked }: Held): string {
  if (isLocked) return layerTexts.lockedDesign
  return designs.length > 1 ? layerTexts.movableGroup : texts.movableDesign
}

function stageLabel(colorName: string | undefined, placement: Placement, count: number): string {
  const cloth = [colorName, texts.garmentFromThe, sideOf(placement)].filter(Boolean).join(' ')
  if (count === 0) return texts.printAreaEmpty(cloth, placement)
  return texts.clothWithDesigns(cloth, count, placement)
}

/** Lines over fabric are light on dark colours and dark on light ones. */
const isDark = (cloth: string) => lightness(cloth) < 0.5

import { useDebouncedValue } from '@mantine/hooks'
import { type Placement, sideOf } from '@teeshala/contract/catalogue/options/placement'
import { centredIn, type DesignPlace, placeInWords } from '@teeshala/contract/designs/design-place'
import type { GarmentCut } from '@teeshala/contract/garment/cut'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { lightness } from '@teeshala/contract/garment/trim-colours'
import { type KeyboardEvent, useId, useRef } from 'react'
import * as texts from '../../texts/shared/designs.ts'
import { Garment, type GarmentDesign, type GarmentView } from '../garment/Garment.tsx'
import { type PlacedDesign, smallestOf } from '../garment/placed-design.ts'
import classes from './DesignStage.module.css'
import { placeAfterKey } from './design-keys.ts'
import { useDesignGestures } from './use-design-gestures.ts'

type DesignStageProps = {
  cut: GarmentCut
  /** The fabric, as #1A2B3C. */
  color: string
  colorName: string | undefined
  view: GarmentView
  area: PrintArea
  /** The designs in the area; the one with `activeId` can be moved, the others chosen. */
  designs: readonly PlacedDesign[]
  activeId: string | undefined
  onSelect: (id: string) => void
  onPlace: (id: string, place: DesignPlace) => void
  /** Whether it is said where the active design lies: not before it was moved. */
  isSpoken: boolean
  /** Designs of other placements, shown where they are. */
  others?: readonly GarmentDesign[]
}

/** The garment with the print area on it, in which the active design is moved, scaled and turned. */
export function DesignStage(props: DesignStageProps) {
  const { cut, color, colorName, view, area, designs, activeId, onSelect, onPlace, others = [] } = props
  const frame = useRef<HTMLDivElement>(null)
  const instructions = useId()
  const active = designs.find(({ id }) => id === activeId)
  const side = sideOf(area.placement)

  const put = (place: DesignPlace) => active && onPlace(active.id, place)
  const { isMoving, handlers } = useDesignGestures(frame, {
    area,
    place: active?.place,
    smallestMm: smallestOf(active ?? {}),
    onChange: put,
  })
  const [spoken] = useDebouncedValue(active && props.isSpoken ? placeInWords(active.place) : '', 500)

  const press = (event: KeyboardEvent) => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return
    const place = placeAfterKey(active.place, event, area, smallestOf(active))
    if (!place) return
    event.preventDefault()
    put(place)
  }

  const printed: GarmentDesign[] = designs.map(({ picture, place }) => ({
    ...place,
    placement: area.placement,
    href: picture.url,
  }))
  const centred = active && isMoving ? centredIn(active.place, area) : undefined

  return (
    <div className={classes.stage}>
      <Garment
        cut={cut}
        side={side}
        color={color}
        view={view}
        designs={[...others, ...printed]}
        className={classes.garment ?? ''}
        label={stageLabel(colorName, area.placement, designs.length)}
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
      >
        {centred?.across && <span className={classes.across} aria-hidden />}
        {centred?.down && <span className={classes.down} aria-hidden />}
        {designs
          .filter((design) => design !== active)
          .map(({ id, place, picture }) => (
            <button
              key={id}
              type="button"
              // Keys come to it by 'Next design'; with thirty designs they would be thirty stops.
              tabIndex={-1}
              className={classes.other}
              style={boxOf(place, area)}
              aria-label={texts.moveNamed(picture.name)}
              onClick={() => onSelect(id)}
            />
          ))}
        {active && (
          <div
            role="application"
            aria-roledescription={texts.movableDesign}
            aria-label={texts.yourDesignOn(active.picture.name, area.placement)}
            aria-describedby={instructions}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the design
            tabIndex={0}
            className={classes.design}
            data-grip="move"
            style={boxOf(active.place, area)}
            onKeyDown={press}
          >
            <span className={classes.stem} aria-hidden />
            <span className={classes.turn} data-grip="turn" aria-hidden />
            {['nw', 'ne', 'sw', 'se'].map((corner) => (
              <span key={corner} className={classes.corner} data-corner={corner} data-grip="scale" aria-hidden />
            ))}
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

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

const boxOf = ({ xMm, yMm, widthMm, heightMm, rotationDeg }: DesignPlace, area: PrintArea) => ({
  left: share(xMm, area.widthMm),
  top: share(yMm, area.heightMm),
  width: share(widthMm, area.widthMm),
  height: share(heightMm, area.heightMm),
  rotate: `${rotationDeg}deg`,
})

function stageLabel(colorName: string | undefined, placement: Placement, count: number): string {
  const cloth = [colorName, texts.garmentFromThe, sideOf(placement)].filter(Boolean).join(' ')
  if (count === 0) return texts.printAreaEmpty(cloth, placement)
  return texts.clothWithDesigns(cloth, count, placement)
}

/** Lines over cloth are light on dark cloth and dark on light. */
const isDark = (cloth: string) => lightness(cloth) < 0.5

import { type Placement, sideOf } from '@teeshala/contract/catalogue/options/placement'
import { type PrintArea, printArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import { useId } from 'react'
import { drawingOf } from '../../shared/garment/drawing-of.ts'
import type { DyedGarment } from '../../shared/garment/dyed-garment.ts'
import { wholeView } from '../../shared/garment/garment-view.ts'
import { Choices } from '../../shared/ui/choices/Choices.tsx'
import * as texts from '../../texts/storefront/custom-order.ts'
import classes from './PlacementCards.module.css'

type PlacementCardsProps = DyedGarment & {
  /** A single placement, or several. */
  type: 'radio' | 'checkbox'
  legend: string
  /** The possible placements. */
  placements: readonly Placement[]
  chosen: readonly Placement[]
  nameOf?: (placement: Placement) => string
  onToggle: (placement: Placement) => void
  /** Whether a missing choice is marked. */
  isAsked?: boolean
}

/** The placements, each with a picture of its position on the garment. */
export function PlacementCards(props: PlacementCardsProps) {
  const {
    type,
    legend,
    cut,
    color,
    placements,
    chosen,
    nameOf = (placement) => placement,
    onToggle,
    isAsked = false,
  } = props
  const group = useId()
  return (
    <Choices
      legend={
        <>
          {legend}
          {isAsked && chosen.length === 0 && <span className={classes.asked}>{texts.pleaseChoose}</span>}
        </>
      }
    >
      <div className={classes.cards}>
        {placements.map((placement) => (
          <label key={placement} className={classes.card}>
            <input
              type={type}
              name={group}
              checked={chosen.includes(placement)}
              onChange={() => onToggle(placement)}
              aria-label={nameOf(placement)}
              aria-describedby={`${group}-${placement.replace(' ', '-')}`}
            />
            <Picture cut={cut} color={color} placement={placement} />
            <span className={classes.name}>{nameOf(placement)}</span>
            <span className={classes.size} id={`${group}-${placement.replace(' ', '-')}`}>
              {sideOf(placement) === 'back' ? texts.back : placement.startsWith('Front') ? texts.front : texts.chest},{' '}
              <span>{sizeOf(printArea(cut, placement))}</span>
            </span>
          </label>
        ))}
      </div>
    </Choices>
  )
}

const sizeOf = ({ widthMm, heightMm }: PrintArea) => texts.sizeInCm(Math.round(widthMm) / 10, Math.round(heightMm) / 10)

function Picture({ cut, color, placement }: { cut: GarmentCut; color: string; placement: Placement }) {
  const side = sideOf(placement)
  const { x, y, sideMm } = wholeView(cut, side)
  const { silhouette, layers } = drawingOf(cut, side)
  const area = printArea(cut, placement)
  return (
    <svg viewBox={`${x} ${y} ${sideMm} ${sideMm}`} className={classes.picture} aria-hidden focusable="false">
      <path d={silhouette} fill={color} className={classes.cloth} />
      {layers
        .filter(({ role }) => role === 'seam')
        .map(({ d }) => (
          <path key={d} d={d} className={classes.seam} />
        ))}
      <rect x={area.x} y={area.y} width={area.widthMm} height={area.heightMm} className={classes.area} />
    </svg>
  )
}

import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import { viewBoxOf } from '@teeshala/contract/garment/drawing'
import { type PrintArea, printArea } from '@teeshala/contract/garment/print-area'
import type { GarmentSide } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { clothColour } from '@teeshala/contract/garment/trim-colours'
import { memo } from 'react'
import { drawingOf } from './drawing-of.ts'
import type { DyedGarment } from './dyed-garment.ts'
import { GarmentLayers } from './GarmentLayers.tsx'
import { GarmentShade } from './GarmentShade.tsx'
import { PrintedDesigns } from './PrintedDesigns.tsx'

/** A design on the garment: its picture and its place in the print area. */
export type GarmentDesign = DesignPlace & {
  placement: Placement
  href: string
}

type GarmentProps = DyedGarment & {
  side: GarmentSide
  /** The alternative text; without it the picture is decorative. */
  label?: string
  size?: GarmentSize
  designs?: readonly GarmentDesign[]
  /** Print areas to outline, for choosing and positioning. */
  areas?: readonly Placement[]
  className?: string
  /** The visible part of the drawing in its millimetres; the whole garment by default. */
  view?: GarmentView
}

/** A square section of a garment's drawing, in millimetres. */
export type GarmentView = { readonly x: number; readonly y: number; readonly sideMm: number }

/** A garment in any colour, front or back, with the customer's designs where they will be printed. */
export const Garment = memo(function Garment(props: GarmentProps) {
  const { cut, side, label, size = 'M', designs = [], areas = [], className, view } = props
  const color = clothColour(props.color)
  const drawing = drawingOf(cut, side)
  return (
    <svg
      viewBox={view ? `${view.x} ${view.y} ${view.sideMm} ${view.sideMm}` : viewBoxOf(drawing)}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      xmlns="http://www.w3.org/2000/svg"
    >
      <GarmentLayers drawing={drawing} color={color} where="under print" />
      <PrintedDesigns cut={cut} side={side} size={size} designs={designs} />
      <GarmentLayers drawing={drawing} color={color} where="over print" />
      <GarmentShade drawing={drawing} color={color} />
      {areas
        .filter((placement) => sideOf(placement) === side)
        .map((placement) => (
          <AreaOutline key={placement} area={printArea(cut, placement, size)} />
        ))}
    </svg>
  )
})

function AreaOutline({ area: { x, y, widthMm, heightMm } }: { area: PrintArea }) {
  return (
    <g fill="none" strokeWidth={1.8} pointerEvents="none">
      <rect x={x} y={y} width={widthMm} height={heightMm} rx={3} stroke="#000" strokeOpacity={0.55} />
      <rect
        x={x}
        y={y}
        width={widthMm}
        height={heightMm}
        rx={3}
        stroke="#fff"
        strokeOpacity={0.9}
        strokeDasharray="7 7"
      />
    </g>
  )
}

import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import { type Layer, viewBoxOf } from '@teeshala/contract/garment/drawing'
import { type PrintArea, printArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { type ChosenColours, clothColour, clothTones, layerColour } from '@teeshala/contract/garment/trim-colours'
import { memo, useId } from 'react'
import { drawingOf } from './drawing-of.ts'
import { GarmentShade } from './GarmentShade.tsx'

/** A design on the garment: which picture, and where in its print area. */
export type GarmentDesign = DesignPlace & {
  placement: Placement
  href: string
  /** Found by it while it is moved: `data-layer`. A designer keeps it inside its area, so it is not cut there. */
  layer?: string
  /** Whether it may be moved next. */
  isHeld?: boolean
}

type GarmentProps = {
  cut: GarmentCut
  side: GarmentSide
  /** The fabric, as #1A2B3C. */
  color: string
  /** Read out to who cannot see the picture; without it the picture is decoration. */
  label?: string
  size?: GarmentSize
  designs?: readonly GarmentDesign[]
  /** Print areas to outline, for choosing and placing. */
  areas?: readonly Placement[]
  className?: string
  /** Part of the drawing to show, in its millimetres; the whole garment without it. */
  view?: GarmentView
  /** Without folds and light: they lie over it as a picture. */
  isFlat?: boolean
}

/** A square cut-out of a garment's drawing, in millimetres. */
export type GarmentView = { readonly x: number; readonly y: number; readonly sideMm: number }

/** A garment in any colour, from the front or the back, with the customer's designs where the press would put them. */
export const Garment = memo(function Garment(props: GarmentProps) {
  const { cut, side, label, size = 'M', designs = [], areas = [], className, view, isFlat = false } = props
  const color = clothColour(props.color)
  const id = useId()
  const drawing = drawingOf(cut, side)
  const shown = designs.filter(({ placement }) => sideOf(placement) === side)
  const under = drawing.layers.filter(isUnderPrint)
  const over = drawing.layers.filter((layer) => !isUnderPrint(layer))
  const name = (part: string) => `${id}-${part}`
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
      <Layers layers={under} color={color} />
      {shown.map((design, index) => (
        <PrintedDesign
          key={design.layer ?? `${design.placement} ${design.href} ${index}`}
          design={design}
          area={printArea(cut, design.placement, size)}
          clip={name(`area-${index}`)}
        />
      ))}
      <Layers layers={over} color={color} />
      {!isFlat && <GarmentShade drawing={drawing} color={color} />}
      {areas
        .filter((placement) => sideOf(placement) === side)
        .map((placement) => (
          <AreaOutline key={placement} area={printArea(cut, placement, size)} />
        ))}
    </svg>
  )
})

const isUnderPrint = ({ piece }: Layer) => piece === 'sleeves' || piece === 'body'

function Layers({ layers, color }: { layers: readonly Layer[]; color: string }) {
  const chosen: ChosenColours = { fabric: color }
  const { line, lineOpacity } = clothTones(color)
  return layers.map((layer) => {
    const key = `${layer.role} ${layer.d}`
    if (layer.strokeMm === undefined) {
      const fill = layerColour(layer, chosen)
      return <path key={key} d={layer.d} fill={fill} stroke={fill} strokeWidth={0.6} />
    }
    const isTrim = layer.role === 'cord' || layer.role === 'eyelet'
    return (
      <path
        key={key}
        d={layer.d}
        fill="none"
        stroke={isTrim ? layerColour(layer, chosen) : line}
        strokeOpacity={isTrim ? 1 : layer.role === 'rib-line' ? lineOpacity * 0.5 : lineOpacity}
        strokeWidth={layer.strokeMm}
        strokeLinecap="round"
        strokeDasharray={layer.role === 'stitch' ? '3.4 1.8' : undefined}
      />
    )
  })
}

function PrintedDesign({ design, area, clip }: { design: GarmentDesign; area: PrintArea; clip: string }) {
  const { href, xMm, yMm, widthMm, heightMm, rotationDeg, layer, isHeld } = design
  const middle = `${area.x + xMm + widthMm / 2} ${area.y + yMm + heightMm / 2}`
  const image = (
    <image
      href={href}
      x={area.x + xMm}
      y={area.y + yMm}
      width={widthMm}
      height={heightMm}
      // As the press lays a design that nobody has placed (`firstPlace`): as large as the area takes, at its top.
      preserveAspectRatio="xMidYMin meet"
      transform={rotationDeg ? `rotate(${rotationDeg} ${middle})` : undefined}
    />
  )
  if (layer !== undefined) {
    return (
      <g data-layer={layer} data-held={isHeld || undefined}>
        {image}
      </g>
    )
  }
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect x={area.x} y={area.y} width={area.widthMm} height={area.heightMm} />
      </clipPath>
      {image}
    </g>
  )
}

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

import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import { drawGarment, type GarmentDrawing, type Layer, viewBoxOf } from '@teeshala/contract/garment/drawing'
import { type PrintArea, printArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { type ChosenColours, clothColour, clothTones, layerColour } from '@teeshala/contract/garment/trim-colours'
import { memo, useId } from 'react'

/** A design on the garment: which picture, and where in its print area. */
export type GarmentDesign = DesignPlace & { placement: Placement; href: string }

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
}

/** A square cut-out of a garment's drawing, in millimetres. */
export type GarmentView = { readonly x: number; readonly y: number; readonly sideMm: number }

const drawings = new Map<string, GarmentDrawing>()

function drawingOf(cut: GarmentCut, side: GarmentSide): GarmentDrawing {
  const key = `${cut} ${side}`
  const drawing = drawings.get(key) ?? drawGarment(cut, side)
  drawings.set(key, drawing)
  return drawing
}

/** A garment in any colour, from the front or the back, with the customer's designs where the press would put them. */
export const Garment = memo(function Garment(props: GarmentProps) {
  const { cut, side, label, size = 'M', designs = [], areas = [], className, view } = props
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
      <GarmentDefinitions drawing={drawing} name={name} />
      <Layers layers={under} color={color} />
      {shown.map((design, index) => (
        <PrintedDesign
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be printed twice in one place
          key={`${design.placement} ${design.href} ${index}`}
          design={design}
          area={printArea(cut, design.placement, size)}
          clip={name(`area-${index}`)}
        />
      ))}
      <Layers layers={over} color={color} />
      <Shading drawing={drawing} color={color} name={name} />
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
  const { href, xMm, yMm, widthMm, heightMm, rotationDeg } = design
  const middle = `${area.x + xMm + widthMm / 2} ${area.y + yMm + heightMm / 2}`
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect x={area.x} y={area.y} width={area.widthMm} height={area.heightMm} />
      </clipPath>
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
    </g>
  )
}

function GarmentDefinitions({ drawing, name }: { drawing: GarmentDrawing; name: (part: string) => string }) {
  return (
    <defs>
      <clipPath id={name('cloth')}>
        <path d={drawing.silhouette} />
      </clipPath>
      <filter id={name('soft')} x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="6" />
      </filter>
      <filter id={name('round')} x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="20" />
      </filter>
      <linearGradient id={name('light')} x1="0" y1="0" x2="0.9" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="1" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={name('fall')} x1="0.1" y1="0" x2="0.8" y2="1">
        <stop offset="0.5" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="1" />
      </linearGradient>
    </defs>
  )
}

/** Folds and light over cloth and print alike, so that a design looks printed. */
function Shading({ drawing, color, name }: { drawing: GarmentDrawing; color: string; name: (part: string) => string }) {
  const { shade, light, edge, edgeOpacity } = clothTones(color)
  const { x, y, width, height } = drawing.bounds
  const folds = (tone: 'shade' | 'light') =>
    drawing.foldShapes
      .filter((fold) => fold.tone === tone)
      .map((fold) => <path key={fold.d} d={fold.d} opacity={fold.strength} />)
  return (
    <g pointerEvents="none">
      <g clipPath={`url(#${name('cloth')})`}>
        <path
          d={drawing.silhouette}
          fill="none"
          stroke="#000"
          strokeWidth={44}
          opacity={shade * 0.85}
          filter={`url(#${name('round')})`}
        />
        <g fill="#000" opacity={shade * 1.7} filter={`url(#${name('soft')})`}>
          {folds('shade')}
        </g>
        <g fill="#fff" opacity={light * 1.5} filter={`url(#${name('soft')})`}>
          {folds('light')}
        </g>
        <rect x={x} y={y} width={width} height={height} fill={`url(#${name('light')})`} opacity={light * 0.6} />
        <rect x={x} y={y} width={width} height={height} fill={`url(#${name('fall')})`} opacity={shade * 0.5} />
      </g>
      <path
        d={drawing.silhouette}
        fill="none"
        stroke={edge}
        strokeOpacity={edgeOpacity}
        strokeWidth={1.6}
        clipPath={`url(#${name('cloth')})`}
      />
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

import type { GarmentDrawing } from '@teeshala/contract/garment/drawing'
import { clothTones } from '@teeshala/contract/garment/trim-colours'
import { useId } from 'react'

type GarmentShadeProps = {
  drawing: GarmentDrawing
  /** The fabric, as #1a2b3c. */
  color: string
}

/** Folds and light over cloth and print alike, so that a design looks printed: a part of the garment's SVG. */
export function GarmentShade({ drawing, color }: GarmentShadeProps) {
  const id = useId()
  const name = (part: string) => `${id}-${part}`
  const { shade, light, edge, edgeOpacity } = clothTones(color)
  const { x, y, width, height } = drawing.bounds
  const folds = (tone: 'shade' | 'light') =>
    drawing.foldShapes
      .filter((fold) => fold.tone === tone)
      .map((fold) => <path key={fold.d} d={fold.d} opacity={fold.strength} />)
  return (
    <g pointerEvents="none">
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

import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import { clothColour } from '@teeshala/contract/garment/trim-colours'
import { useLayoutEffect, useRef, useState } from 'react'
import { drawingOf } from './drawing-of.ts'
import type { GarmentView } from './Garment.tsx'
import { GarmentShade } from './GarmentShade.tsx'

type ShadePictureProps = {
  cut: GarmentCut
  side: GarmentSide
  color: string
  view: GarmentView
  className?: string | undefined
}

/**
 * Folds and light of a garment as a picture, to lie over a flat one. Browsers work out the blurs of an SVG on the page anew in every frame in
 * which something near it moves; those of a picture once.
 */
export function ShadePicture({ cut, side, color, view, className }: ShadePictureProps) {
  const drawn = useRef<SVGSVGElement>(null)
  const [src, setSrc] = useState<string>()
  const viewBox = `${view.x} ${view.y} ${view.sideMm} ${view.sideMm}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from these
  useLayoutEffect(() => {
    if (!drawn.current) return
    setSrc(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn.current))}`)
  }, [cut, side, color, viewBox])
  return (
    <>
      <svg ref={drawn} viewBox={viewBox} xmlns="http://www.w3.org/2000/svg" aria-hidden>
        <GarmentShade drawing={drawingOf(cut, side)} color={clothColour(color)} />
      </svg>
      {src && <img src={src} alt="" className={className} />}
    </>
  )
}

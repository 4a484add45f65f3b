import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import { printArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { useId } from 'react'
import { DesignImage } from './DesignImage.tsx'
import type { GarmentDesign } from './Garment.tsx'

type PrintedDesignsProps = {
  cut: GarmentCut
  side: GarmentSide
  size: GarmentSize
  designs: readonly GarmentDesign[]
}

/** The printed designs of one side, clipped to their print areas. */
export function PrintedDesigns({ cut, side, size, designs }: PrintedDesignsProps) {
  const id = useId()
  return designs
    .filter(({ placement }) => sideOf(placement) === side)
    .map((design, index) => {
      const area = printArea(cut, design.placement, size)
      const clip = `${id}-area-${index}`
      return (
        <g key={clip} clipPath={`url(#${clip})`}>
          <clipPath id={clip}>
            <rect x={area.x} y={area.y} width={area.widthMm} height={area.heightMm} />
          </clipPath>
          <DesignImage href={design.href} place={design} area={area} />
        </g>
      )
    })
}

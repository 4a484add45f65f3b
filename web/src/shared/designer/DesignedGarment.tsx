import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import { Garment } from '../garment/Garment.tsx'
import { useShirtDraft } from './drafts/design-drafts.ts'
import { useCanvas } from './use-canvas.ts'

type DesignedGarmentProps = {
  draftKey: string
  cut: GarmentCut
  side: GarmentSide
  color: string
  area: PrintArea
  label?: string
  className: string
}

const unchanged = () => undefined

/** A garment with the design being edited. */
export function DesignedGarment({ draftKey, area, ...garment }: DesignedGarmentProps) {
  const { designs } = useCanvas(useShirtDraft(draftKey), area, unchanged)
  const shown = designs.flatMap(({ picture, place }) =>
    picture.url ? [{ ...place, placement: area.placement, href: picture.url }] : [],
  )
  return <Garment {...garment} designs={shown} areas={[]} />
}

import type { PlacedDesign } from '../../garment/placed-design.ts'
import { PrintMethodNote } from './PrintMethodNote.tsx'
import { UnseenLayers, type UnseenLayersProps } from './UnseenLayers.tsx'

type DesignTruthProps = UnseenLayersProps & {
  /** What is printed at the shown placement. */
  shown: readonly PlacedDesign[]
}

/** Remarks about how a design will look on the chosen fabric, as far as the screen cannot show it. */
export function DesignTruth({ shown, ...ordered }: DesignTruthProps) {
  return (
    <>
      <UnseenLayers {...ordered} />
      <PrintMethodNote designs={shown} cloths={ordered.cloths} />
    </>
  )
}

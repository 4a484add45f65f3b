import type { PlacedDesign } from '../../garment/placed-design.ts'
import { PrintMethodNote } from './PrintMethodNote.tsx'
import { UnseenLayers, type UnseenLayersProps } from './UnseenLayers.tsx'

type DesignTruthProps = UnseenLayersProps & {
  /** What is printed at the placement that is on show. */
  shown: readonly PlacedDesign[]
}

/** What a design will look like on the chosen cloth, as far as the screen does not show it. */
export function DesignTruth({ shown, ...ordered }: DesignTruthProps) {
  return (
    <>
      <UnseenLayers {...ordered} />
      <PrintMethodNote designs={shown} cloths={ordered.cloths} />
    </>
  )
}

import { type Placement, sideOf } from '@teeshala/contract/catalogue/placement'
import type { GarmentCut } from '@teeshala/contract/garment/cut'
import { overlap } from '@teeshala/contract/garment/design-place'
import { commonPrintArea, type PrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentDesign } from '../../shared/garment/Garment.tsx'
import { type PlacedDesign, placeIn } from '../../shared/garment/placed-design.ts'
import { useUploads } from '../../shared/uploads/uploads-store.ts'
import { type BulkDraft, placeKey, useDrafts } from './custom-draft.ts'

/** The designs of a bulk order's other placements, for showing them beside the one that is being placed. */
export function useDesignsElsewhere(draft: BulkDraft, here: Placement, cut: GarmentCut): GarmentDesign[] {
  const uploads = useUploads((state) => state.uploads)
  const places = useDrafts((drafts) => drafts.places)
  const sizes = draft.lines.map(({ size }) => size)
  return draft.placements.flatMap((placement): GarmentDesign[] => {
    const upload = uploads[draft.designs[placement] ?? '']
    if (!upload || placement === here) return []
    const place = placeIn(
      commonPrintArea(cut, placement, sizes),
      upload.picture,
      places[placeKey(upload.id, placement)],
    )
    return [{ ...place, placement, href: upload.picture.url }]
  })
}

/** The placements on the same side whose designs share cloth with this one. */
export function overlappedBy(
  design: PlacedDesign | undefined,
  here: Placement,
  others: readonly GarmentDesign[],
  areaOf: (placement: Placement) => PrintArea,
): Placement[] {
  if (!design) return []
  const mine = { place: design.place, area: areaOf(here) }
  return others
    .filter(({ placement }) => sideOf(placement) === sideOf(here))
    .filter((other) => overlap(mine, { place: other, area: areaOf(other.placement) }))
    .map(({ placement }) => placement)
}

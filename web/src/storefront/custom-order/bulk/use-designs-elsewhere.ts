import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { GarmentCut } from '@teeshala/contract/garment/cut'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentDesign } from '../../../shared/garment/Garment.tsx'
import { placeIn } from '../../../shared/garment/placed-design.ts'
import { useUploads } from '../../../shared/uploads/uploads-store.ts'
import { type BulkDraft, placeKey, useDrafts } from '../custom-draft.ts'

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

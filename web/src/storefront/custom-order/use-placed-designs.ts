import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { type PlacedDesign, placeIn } from '../../shared/garment/placed-design.ts'
import type { Upload } from '../../shared/uploads/uploads-store.ts'
import { placeKey, useDrafts } from './custom-draft.ts'

/** Uploads where they lie in a print area: where they were put, or else where they start; the first is the largest. */
export function usePlacedDesigns(uploads: readonly Upload[], area: PrintArea): PlacedDesign[] {
  const places = useDrafts((drafts) => drafts.places)
  return uploads.map(({ id, picture }, index) => ({
    id,
    picture,
    place: placeIn(area, picture, places[placeKey(id, area.placement)], index > 0),
  }))
}

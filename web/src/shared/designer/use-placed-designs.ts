import { furtherPlace } from '@teeshala/contract/designs/further-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useEffect } from 'react'
import { type PlacedDesign, placeIn } from '../garment/placed-design.ts'
import type { Upload } from '../uploads/uploads-store.ts'
import { type Drafts, placeKey, putDesign, useDrafts } from './design-drafts.ts'

/** Uploads where they lie in a print area: where they were put, or else where they start; the first is the largest. */
export function placedUploads(
  uploads: readonly Upload[],
  area: PrintArea,
  places: Drafts['places'],
): { readonly designs: PlacedDesign[]; readonly started: PlacedDesign[] } {
  const designs: PlacedDesign[] = []
  const started: PlacedDesign[] = []
  for (const { id, picture } of uploads) {
    const known = places[placeKey(id, area.placement)]
    const isFurther = designs.length > 0 && !known
    const aspect = { width: picture.widthPx, height: picture.heightPx }
    const taken = designs.map(({ place }) => place)
    const place = isFurther ? furtherPlace(aspect, area, taken) : placeIn(area, picture, known)
    const design = { id, picture, place }
    designs.push(design)
    if (isFurther) started.push(design)
  }
  return { designs, started }
}

/** The same of the present draft, as it changes. */
export function usePlacedDesigns(uploads: readonly Upload[], area: PrintArea): PlacedDesign[] {
  const places = useDrafts((drafts) => drafts.places)
  const { designs, started } = placedUploads(uploads, area, places)

  // A design that found room beside others keeps it when they are moved; else it would look for room again at every step.
  useEffect(() => {
    for (const { id, place } of started) putDesign(id, area.placement, place)
  })

  return designs
}

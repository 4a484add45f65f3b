import { furtherPlace } from '@teeshala/contract/designs/further-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useEffect } from 'react'
import { type PlacedDesign, placeIn } from '../garment/placed-design.ts'
import type { Upload } from '../uploads/uploads-store.ts'
import { type Drafts, placeKey, putDesign, useDrafts } from './drafts/design-drafts.ts'
import { withoutSteps } from './history/without-steps.ts'

/** Returns uploads with their places in a print area: stored ones, or their start positions; the first is the largest. */
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

/** Likewise for the present draft as it changes, for each of several print areas. */
export function usePlacedDesigns(
  wanted: readonly { readonly uploads: readonly Upload[]; readonly area: PrintArea }[],
): PlacedDesign[][] {
  const places = useDrafts((drafts) => drafts.places)
  const placed = wanted.map(({ uploads, area }) => ({ area, ...placedUploads(uploads, area, places) }))

  // A design that was fitted beside others keeps its place when they move; otherwise it would look for space again with every step.
  useEffect(() => {
    withoutSteps(() => {
      for (const { area, started } of placed) {
        for (const { id, place } of started) {
          const isPut = placeKey(id, area.placement) in useDrafts.getState().places
          if (!isPut) putDesign(id, area.placement, place)
        }
      }
    })
  })

  return placed.map(({ designs }) => designs)
}

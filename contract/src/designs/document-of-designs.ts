import type { Placement } from '../catalogue/options/placement.ts'
import type { KeptDocument, PlacedDocument } from '../design-document/design-document.ts'
import { commonPrintArea } from '../garment/print-area.ts'
import type { GarmentCut } from '../garment/shape/cut.ts'
import type { GarmentSize } from '../garment/size-chart.ts'
import type { Design } from './design.ts'
import { firstPlace } from './design-place.ts'

type Print = { readonly placement: Placement; readonly cut: GarmentCut; readonly sizes: readonly GarmentSize[] }

/**
 * Returns what an order prints at a placement as one document: the stored one, otherwise its pictures, bottom first, where they were put or at their
 * initial place. `designs` are those of this placement, `documents` those of all placements; undefined if nothing is printed yet.
 */
export function documentOfDesigns(
  { placement, cut, sizes }: Print,
  designs: readonly Design[],
  documents: readonly PlacedDocument[] = [],
): KeptDocument | undefined {
  const kept = documents.find((document) => document.placement === placement)
  if (kept) return kept
  if (designs.length === 0) return undefined
  const area = commonPrintArea(cut, placement, sizes)
  const layers = designs.map(({ path, place, widthPx = 1, heightPx = 1, acceptsPoorPrint = false }) => ({
    kind: 'picture' as const,
    path,
    place: place ?? firstPlace({ width: widthPx, height: heightPx }, area),
    acceptsPoorPrint,
  }))
  return { version: 1, layers }
}

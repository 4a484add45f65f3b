import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { DesignDocument, PlacedDocument } from '@teeshala/contract/design-document/design-document'
import { isInsideArea } from '@teeshala/contract/designs/design-place'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { checkDesigns, type Print, type WantedDesign } from './check-designs.ts'

/** A requested design document; `field` is its place in the request. */
export type WantedDocument = DesignDocument & { readonly placement: Placement; readonly field: string }

/**
 * Returns the designs as the order stores them: single ones, then the pictures of documents. INVALID_INPUT names what
 * cannot be printed as requested: layers outside their print area, and the findings of `checkDesigns`.
 */
export async function checkLayers(
  designs: readonly WantedDesign[],
  documents: readonly WantedDocument[],
  print: Print,
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
) {
  for (const document of documents) refuseOutside(document, print)
  return checkDesigns([...designs, ...documents.flatMap(picturesWanted)], print, deps)
}

/** Returns the documents that an order stores: those with only pictures are fully described by its designs. */
export function keptDocuments(documents: readonly WantedDocument[]): { designDocuments?: PlacedDocument[] } {
  const kept = documents.filter(({ layers }) => layers.some(({ kind }) => kind !== 'picture'))
  if (kept.length === 0) return {}
  return { designDocuments: kept.map(({ version, placement, layers }) => ({ version, placement, layers })) }
}

function refuseOutside({ layers, placement, field }: WantedDocument, { cut, sizes }: Print): void {
  const area = commonPrintArea(cut, placement, sizes)
  const outside = layers.flatMap((layer, index) =>
    layer.kind !== 'picture' && !isInsideArea(layer.place, area)
      ? [[`${field}.layers.${index}.place`, `The ${layer.kind} is outside the print area ${placement}.`] as const]
      : [],
  )
  const [first] = outside
  if (first) throw new AppError('INVALID_INPUT', first[1], { fields: Object.fromEntries(outside) })
}

function picturesWanted({ layers, placement, field }: WantedDocument): WantedDesign[] {
  return layers.flatMap((layer, index) => {
    if (layer.kind !== 'picture') return []
    const { kind: _, ...picture } = layer
    return [{ ...picture, placement, field: `${field}.layers.${index}` }]
  })
}

/** The customer's own print on a cart or order line. */
import type { Placement } from '../catalogue/options/placement.ts'
import type { KeptDocument, PlacedDocument } from '../design-document/design-document.ts'
import { shownDocument, shownLayers } from '../design-document/layer-traits.ts'
import { type Design, designOf, maxDesigns } from './design.ts'

type WithDesign<D> = { readonly design?: D | undefined; readonly designDocument?: KeptDocument | undefined }

/** Returns whether a line has the customer's own print. */
export const hasOwnDesign = ({ design, designDocument }: WithDesign<unknown>): boolean =>
  design !== undefined || designDocument !== undefined

/** Returns the files printed on a line, bottom first: the visible pictures of its document if it has one, otherwise its only design. */
export function designsOfLine({ design, designDocument }: WithDesign<Design>): Design[] {
  if (!designDocument) return design ? [design] : []
  return shownLayers(designDocument).flatMap((layer) =>
    layer.kind === 'picture'
      ? [
          {
            ...designOf(layer.path),
            place: layer.place,
            ...(layer.acceptsPoorPrint && { acceptsPoorPrint: true as const }),
          },
        ]
      : [],
  )
}

/** Returns the printed documents of lines, each with its placement. */
export const documentsOfLines = (
  lines: readonly { readonly placement?: Placement | undefined; readonly designDocument?: KeptDocument | undefined }[],
): PlacedDocument[] =>
  lines.flatMap(({ placement, designDocument }) =>
    placement && designDocument ? [{ ...shownDocument(designDocument), placement }] : [],
  )

/** The maximum number of pictures, texts and motifs over all lines of a cart: even with the longest texts, a cart or its order stays below 500 KB. */
export const maxCartLayers = maxDesigns
export const tooManyCartLayers = `A cart can have up to ${maxCartLayers} pictures, texts and motifs. Please order the rest separately.`

/** Returns how many pictures, texts and motifs the documents of these lines have. */
export const layersOnLines = (lines: readonly { readonly designDocument?: KeptDocument | undefined }[]): number =>
  lines.reduce((sum, { designDocument }) => sum + (designDocument?.layers.length ?? 0), 0)

import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { everyLayerHidden } from '@teeshala/contract/design-document/layer-traits'
import { firstMotifSpot, firstSpot, placeOfText } from '@teeshala/contract/design-document/text-spot'
import { queryClient } from '../api/queries/query-client.ts'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { settleUploads } from '../uploads/run-uploads.ts'
import { uploadOf } from '../uploads/uploads-store.ts'
import type { Canvas } from './canvas.ts'
import { placeKey, useDrafts } from './drafts/design-drafts.ts'
import { documentOf, drawnProblem } from './layers.ts'
import { designOf, drawnPictureQuery } from './use-drawn-designs.ts'
import { placedUploads } from './use-placed-designs.ts'

/** The drawing, null if empty; or the layer that cannot be printed, and why. */
export type DrawnDocument =
  | { readonly document: DesignDocument | null }
  | { readonly refusal: string; readonly layer: string }

/**
 * Returns the design at a placement, including hidden layers, once its pictures are uploaded. Throws `UploadMissing` if one
 * is lost.
 */
export async function canvasDocument(canvas: Pick<Canvas, 'layers' | 'area' | 'keyOf'>): Promise<DrawnDocument> {
  const { layers, area, keyOf } = canvas
  const { drawn, spots, places, accepted, traits } = useDrafts.getState()
  const uploads = layers.flatMap((id) => uploadOf(id) ?? [])
  const { designs: pictures } = placedUploads(uploads, area, places)
  const placed = new Map<string, PlacedDesign>(pictures.map((picture) => [picture.id, picture]))
  for (const [index, id] of layers.filter((each) => drawn[each]).entries()) {
    const style = drawn[id]
    if (!style) continue
    const refusal = drawnProblem(style)
    if (refusal) return { refusal, layer: id }
    const picture = await queryClient.fetchQuery(drawnPictureQuery(style))
    const start = 'motif' in style ? firstMotifSpot(area) : firstSpot(area, index)
    const spot = spots[placeKey(id, area.placement)] ?? start
    placed.set(id, designOf(id, style, picture, placeOfText(spot, picture, area)))
  }
  const designs = layers.flatMap((id) => placed.get(id) ?? [])
  const [first] = designs
  if (!first) return { document: null }
  if (designs.every(({ id }) => traits[keyOf(id)]?.isHidden)) return { refusal: everyLayerHidden, layer: first.id }
  const paths = await settleUploads(pictures.map(({ id }) => id))
  return {
    document: documentOf(
      designs,
      (id) => paths.get(id) ?? '',
      (id) => accepted[placeKey(id, area.placement)] === true,
      (id) => traits[keyOf(id)],
    ),
  }
}

import type { QueryClient } from '@tanstack/react-query'
import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { everyLayerHidden } from '@teeshala/contract/design-document/layer-traits'
import { firstMotifSpot, firstSpot, placeOfText } from '@teeshala/contract/design-document/text-spot'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { settleUploads } from '../uploads/run-uploads.ts'
import { uploadOf } from '../uploads/uploads-store.ts'
import { placeKey, shirtDraft, useDrafts } from './design-drafts.ts'
import { documentOf, drawnProblem } from './layers.ts'
import { needsConsent, poorPrintRefusal } from './needs-consent.ts'
import { designOf, drawnPictureQuery } from './use-drawn-designs.ts'
import { placedUploads } from './use-placed-designs.ts'

/** What is drawn on a shirt as the cart takes it, null where nothing is; or the layer that cannot be printed, and why. */
export type ShirtDocument =
  | { readonly document: DesignDocument | null }
  | { readonly refusal: string; readonly layer: string }

/** Returns what is drawn on a shirt, once its pictures have arrived. Throws `UploadMissing` where one cannot be had. */
export async function shirtDocument(key: string, area: PrintArea, queryClient: QueryClient): Promise<ShirtDocument> {
  const { layers } = shirtDraft(key)
  const { drawn, spots, places, accepted, traits } = useDrafts.getState()
  const accepts = (id: string) => accepted[placeKey(id, area.placement)] === true
  const { designs: pictures } = placedUploads(
    layers.flatMap((id) => uploadOf(id) ?? []),
    area,
    places,
  )
  const isHidden = (id: string) => traits[id]?.isHidden === true
  const blurred = pictures.find((picture) => needsConsent(picture) && !accepts(picture.id) && !isHidden(picture.id))
  if (blurred) return { refusal: poorPrintRefusal(blurred.picture.name, area.placement), layer: blurred.id }
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
  if (designs.every(({ id }) => isHidden(id))) return { refusal: everyLayerHidden, layer: first.id }
  const paths = await settleUploads(pictures.map(({ id }) => id))
  return {
    document: documentOf(
      designs,
      (id) => paths.get(id) ?? '',
      accepts,
      (id) => traits[id],
    ),
  }
}

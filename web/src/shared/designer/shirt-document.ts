import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { uploadOf } from '../uploads/uploads-store.ts'
import { canvasDocument, type DrawnDocument } from './canvas-document.ts'
import { placeKey, shirtDraft, useDrafts } from './drafts/design-drafts.ts'
import { needsConsent, poorPrintRefusal } from './needs-consent.ts'
import { placedUploads } from './use-placed-designs.ts'

/**
 * Returns the design of a shirt for the cart, once its pictures are uploaded; or the layer that cannot be printed, and why. Throws
 * `UploadMissing` if a picture is lost.
 */
export async function shirtDocument(key: string, area: PrintArea): Promise<DrawnDocument> {
  const { layers } = shirtDraft(key)
  const { places, accepted, traits } = useDrafts.getState()
  const uploads = layers.filter((id) => !traits[id]?.isHidden).flatMap((id) => uploadOf(id) ?? [])
  const blurred = placedUploads(uploads, area, places).designs.find(
    (picture) => needsConsent(picture) && !accepted[placeKey(picture.id, area.placement)],
  )
  if (blurred) return { refusal: poorPrintRefusal(blurred.picture.name, area.placement), layer: blurred.id }
  return canvasDocument({ layers, area, keyOf: (id) => id })
}

import { shownDocument } from '@teeshala/contract/design-document/layer-traits'
import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { pathsOf, type StoredSavedDesign, withoutPaths } from '@teeshala/contract/saved-designs/saved-design'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { isSameText } from '../crypto/signatures.ts'
import { AppError } from '../errors/app-error.ts'
import { savedDesignsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { type Handler, ok, type StreamingHandler } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { sendPreview } from '../uploads/send-preview.ts'
import { shareSecretOf } from './saved-design-answer.ts'

/** Returns a design to a holder of its link. Nothing reveals its owner. */
export const readSharedDesign: Handler<'readSharedDesign'> = async ({ params, secret }, deps) => {
  const { _id, name, productId, color, placement, document } = await sharedDesign(params.designId, secret, deps)
  return ok({
    _id,
    name,
    productId,
    ...(color !== undefined && { color }),
    placement,
    document: withoutPaths(document),
  })
}

/** Sends the preview of a shared design's picture, by its number. */
export const readSharedPicture: StreamingHandler<'readSharedPicture'> = async (
  { params, secret, request, response },
  deps,
) => {
  const { document } = await sharedDesign(params.designId, secret, deps)
  response.vary(linkSecretHeader)
  return sendPreview(previewPath(pathsOf(document)[params.number] ?? ''), { request, response }, deps)
}

/**
 * Returns a shared design as it is printed: hidden layers are left out. A design that was never shared, or whose
 * link was closed, is indistinguishable from one that does not exist.
 */
async function sharedDesign(id: string, secret: string | undefined, deps: Deps): Promise<WithId<StoredSavedDesign>> {
  const saved = documentOf(await savedDesignsIn(deps.db).doc(id).get())
  const isOpen = saved?.isShared && secret !== undefined && isSameText(secret, shareSecretOf(saved, deps))
  if (!saved || !isOpen) throw new AppError('NOT_FOUND', 'This design is no longer shared.')
  return { ...saved, document: shownDocument(saved.document) }
}

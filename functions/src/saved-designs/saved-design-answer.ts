import type { SavedDesign, StoredSavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { keyedDigest } from '../crypto/signatures.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns a saved design for its owner. */
export function savedDesignAnswer(saved: WithId<StoredSavedDesign>, deps: Pick<Deps, 'orderSecret'>): SavedDesign {
  const { _id, name, productId, color, placement, document, isShared, createdAt, updatedAt } = saved
  return {
    _id,
    name,
    productId,
    ...(color !== undefined && { color }),
    placement,
    document,
    ...(isShared && { shareSecret: shareSecretOf(saved, deps) }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Returns the secret of a design's link: a different one each time it is shared again, so that earlier links stay closed. */
export const shareSecretOf = (
  { _id, shares }: Pick<WithId<StoredSavedDesign>, '_id' | 'shares'>,
  { orderSecret }: Pick<Deps, 'orderSecret'>,
): string => keyedDigest(orderSecret, 'shared design', _id, String(shares)).toString('base64url')

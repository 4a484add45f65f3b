import { useMutation } from '@tanstack/react-query'
import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { forgetGuestDesign, guestDesigns, keepGuestDesign } from '../../shared/saved-designs/guest-designs.ts'
import { useSession } from '../../shared/session/session-store.ts'

type Change =
  | { readonly kind: 'rename'; readonly saved: SavedDesign; readonly name: string }
  | { readonly kind: 'duplicate'; readonly saved: SavedDesign; readonly name: string }
  | { readonly kind: 'delete'; readonly saved: SavedDesign }

/** Renames, duplicates or deletes a saved design, in the account or this browser, and reloads the list. */
export function useChangeDesign() {
  const isGuest = useSession(({ currentUser }) => currentUser === null)
  return useMutation({
    mutationFn: async (change: Change) => (isGuest ? changeHere(change) : changeInAccount(change)),
    onSettled: () => invalidate(queryKeys.savedDesigns()),
  })
}

async function changeInAccount(change: Change): Promise<unknown> {
  const { _id: designId, productId, color, placement, document } = change.saved
  if (change.kind === 'delete') return api('deleteSavedDesign', { params: { designId } })
  const { name } = change
  if (change.kind === 'rename') return api('changeSavedDesign', { params: { designId }, body: { name } })
  const design = { productId, ...(color !== undefined && { color }), placement }
  return api('saveDesign', { body: { name, ...design, document: document as DesignDocument } })
}

function changeHere(change: Change): void {
  const { _id } = change.saved
  if (change.kind === 'delete') {
    forgetGuestDesign(_id)
    return
  }
  const kept = guestDesigns().find((each) => each._id === _id)
  if (!kept) return
  const now = new Date().toISOString()
  const copy = { ...kept, name: change.name, updatedAt: now }
  keepGuestDesign(change.kind === 'rename' ? copy : { ...copy, _id: crypto.randomUUID(), createdAt: now })
}

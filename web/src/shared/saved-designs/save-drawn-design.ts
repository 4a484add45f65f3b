import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { pathsOf, type SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { api } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { withKey } from '../orders/idempotency-key.ts'
import { useSession } from '../session/session-store.ts'
import { useUploads } from '../uploads/uploads-store.ts'
import { idInAccount } from './bring-along.ts'
import { forgetGuestDesign, guestDesigns, keepGuestDesign } from './guest-designs.ts'

export type DrawnDesign = {
  readonly productId: string
  readonly color: string | undefined
  readonly placement: Placement
  readonly document: DesignDocument
}

/**
 * Saves a design under a name, replacing the one with this id if it still exists, or as a new one: in the account, or otherwise in this
 * browser. With the same key it is saved once, even if the response was lost.
 */
export async function saveDrawnDesign(
  name: string,
  drawn: DrawnDesign,
  { id, key }: { id: string | undefined; key: string },
): Promise<SavedDesign> {
  const { productId, color, placement, document } = drawn
  const design = { productId, ...(color !== undefined && { color }), placement, document }
  if (!useSession.getState().currentUser) return keepHere(name, design, id)
  const saveAnew = () => api('saveDesign', { body: { name, ...design }, headers: withKey(key) })
  if (id === undefined) return saveAnew()
  const designId = await idInAccount(id)
  try {
    return await api('changeSavedDesign', { params: { designId }, body: { name, design } })
  } catch (error) {
    if (!failedWith(error, 'NOT_FOUND')) throw error
    // It was deleted since, or could not be brought along from this browser.
    const saved = await saveAnew()
    forgetGuestDesign(id)
    return saved
  }
}

function keepHere(name: string, design: Omit<DrawnDesign, 'color'>, id: string = crypto.randomUUID()): SavedDesign {
  const now = new Date().toISOString()
  const before = guestDesigns().find(({ _id }) => _id === id)
  const known = Object.values(useUploads.getState().uploads).flatMap(({ stored }) => stored ?? [])
  const secrets = Object.fromEntries(
    pathsOf(design.document).map((path) => [
      path,
      known.find((stored) => stored.path === path)?.secret ?? before?.secrets[path] ?? '',
    ]),
  )
  const saved = { ...design, _id: id, name, createdAt: before?.createdAt ?? now, updatedAt: now, secrets }
  keepGuestDesign(saved)
  return saved
}

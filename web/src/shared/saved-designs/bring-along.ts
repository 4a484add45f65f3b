import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { pathsOf } from '@teeshala/contract/saved-designs/saved-design'
import { api } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { forgetGuestDesign, type GuestDesign, guestDesigns } from './guest-designs.ts'

let underWay: Promise<void> | undefined

/** Saves what was saved here before the sign-in in the account. What cannot be sent now is tried again the next time. */
export function bringAlong(): Promise<void> {
  underWay ??= bringAll().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function bringAll(): Promise<void> {
  for (const design of guestDesigns().reverse()) {
    try {
      await bring(design)
    } catch (failure) {
      // Its pictures are gone after thirty days; without them it is not the design that was saved.
      if (!failedWith(failure, 'NOT_FOUND') && !failedWith(failure, 'INVALID_INPUT')) return
    }
    forgetGuestDesign(design._id)
  }
}

async function bring({ name, productId, color, placement, document, secrets }: GuestDesign): Promise<void> {
  const taken = new Map<string, string>()
  for (const path of pathsOf(document)) {
    const { path: own } = await api('takeOverUpload', { body: { path, secret: secrets[path] ?? '' } })
    taken.set(path, own)
  }
  const layers = document.layers.map((layer) =>
    layer.kind === 'picture' ? { ...layer, path: taken.get(layer.path) ?? layer.path } : layer,
  )
  const own = { ...document, layers } as DesignDocument
  await api('saveDesign', {
    body: { name, productId, ...(color !== undefined && { color }), placement, document: own },
  })
}

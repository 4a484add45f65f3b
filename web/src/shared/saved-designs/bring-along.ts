import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { pathsOf } from '@teeshala/contract/saved-designs/saved-design'
import * as texts from '../../texts/shared/saved-designs.ts'
import { api } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { withKey } from '../orders/idempotency-key.ts'
import { toast } from '../ui/toasts/toast.ts'
import { forgetGuestDesign, type GuestDesign, guestDesigns, keepGuestDesign } from './guest-designs.ts'

let underWay: Promise<void> | undefined

/** Saves the designs stored in this browser to the account after signing in. Failed ones are retried the next time. */
export function bringAlong(): Promise<void> {
  underWay ??= bringAll().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function bringAll(): Promise<void> {
  for (const design of guestDesigns().reverse()) {
    if (design.problem !== undefined) continue
    try {
      await bring(design)
      forgetGuestDesign(design._id)
    } catch (failure) {
      if (failedWith(failure, 'CONFLICT')) toast.bad(texts.accountIsFull(failure.message))
      // Its pictures or garment are gone: it stays here and is not retried every time.
      if (!failedWith(failure, 'NOT_FOUND', 'INVALID_INPUT')) return
      keepGuestDesign({ ...design, problem: failure.message })
      toast.bad(texts.staysHere(design.name, failure.message))
    }
  }
}

async function bring({ _id, name, productId, color, placement, document, secrets }: GuestDesign): Promise<void> {
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
    headers: withKey(_id),
  })
}

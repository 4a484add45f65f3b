import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { pathsOf } from '@teeshala/contract/saved-designs/saved-design'
import * as texts from '../../texts/shared/design/saved-designs.ts'
import { api } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { withKey } from '../orders/idempotency-key.ts'
import { onOtherPerson } from '../session/on-other-person.ts'
import { toast } from '../ui/toasts/toast.ts'
import { forgetGuestDesign, type GuestDesign, guestDesigns, keepGuestDesign } from './guest-designs.ts'

let underWay: Promise<void> | undefined

/** What was saved here, under the ids that it has in the account now. */
const brought = new Map<string, string>()
onOtherPerson(() => brought.clear())

/** The id of a design in the account, once it was brought there from this browser; any other id as it is. */
export async function idInAccount(id: string): Promise<string> {
  if (guestDesigns().some(({ _id }) => _id === id)) await bringAlong()
  return brought.get(id) ?? id
}

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
      brought.set(design._id, await bring(design))
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

/** Saves a design in the account, once however often it is tried. Returns its id there. */
async function bring({ _id, name, productId, color, placement, document, secrets }: GuestDesign): Promise<string> {
  const taken = new Map<string, string>()
  for (const path of pathsOf(document)) {
    const { path: own } = await api('takeOverUpload', { body: { path, secret: secrets[path] ?? '' } })
    taken.set(path, own)
  }
  const layers = document.layers.map((layer) =>
    layer.kind === 'picture' ? { ...layer, path: taken.get(layer.path) ?? layer.path } : layer,
  )
  const own = { ...document, layers } as DesignDocument
  const saved = await api('saveDesign', {
    body: { name, productId, ...(color !== undefined && { color }), placement, document: own },
    headers: withKey(_id),
  })
  return saved._id
}

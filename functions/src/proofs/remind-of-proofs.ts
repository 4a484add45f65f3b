import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { nextReminder, proofStateOf } from '@teeshala/contract/proofs/proof-gate'
import { customerOf } from '../mails/tell-customer.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { remindOfOrders } from '../orders/remind-of-orders.ts'
import type { Deps } from '../ports/deps.ts'
import { proofSecretOf } from './proof-secret.ts'

/** Reminds customers whose proof has been waiting for one day, and again after three. Returns how many were reminded. */
export function remindOfProofs(deps: Deps): ReturnType<typeof remindOfOrders> {
  return remindOfOrders('proof.remindAt', deps, async (order, { transaction, at, shop }) => {
    const last = order.proof?.versions.at(-1)
    if (!last) return undefined
    const next = nextReminder(last.sentAt, at)
    const { secret } = await proofSecretOf(order, transaction, deps)
    const { tell } = await customerOf(order, at, transaction, { guestToken: secret })
    const key = `proof-${last.number}-${next ? 'first' : 'second'}-reminder`
    return waits(order) ? { next, send: () => tell(order, 'proof_reminder', { shop, key }) } : {}
  })
}

function waits(order: StoredOrder): boolean {
  const { proof, status } = order
  return (
    status === 'placed' && proof !== undefined && !proof.isWaived && proofStateOf(proof, proofHash(order)) === 'sent'
  )
}

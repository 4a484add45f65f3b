import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { nextReminder, proofStateOf } from '@teeshala/contract/proofs/proof-gate'
import type { DocumentReference } from 'firebase-admin/firestore'
import { deleteField } from '../firestore/field-values.ts'
import { transact } from '../firestore/transact.ts'
import { customerOf } from '../mails/tell-customer.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { remindOfOrders } from '../orders/remind-of-orders.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { proofSecretOf } from './proof-secret.ts'

/** Reminds customers whose proof has been waiting for one day, and again after three. Returns how many were reminded. */
export async function remindOfProofs(deps: Deps): ReturnType<typeof remindOfOrders> {
  const { db } = deps
  const at = deps.now()
  const shop = await currentSettings(db)
  const remind = (ref: DocumentReference<StoredOrder>) =>
    transact(deps, async (transaction) => {
      const order = await transaction.read(ref)
      const last = order?.proof?.versions.at(-1)
      if (!order || !last || !order.proof?.remindAt || order.proof.remindAt > at) return false
      const next = nextReminder(last.sentAt, at)
      const { secret } = await proofSecretOf(order, transaction, deps)
      const { tell } = await customerOf(order, at, transaction, { guestToken: secret })
      const isWaiting = waits(order)
      transaction.update(ref, { 'proof.remindAt': isWaiting && next ? next : deleteField() })
      const key = `proof-${last.number}-${next ? 'first' : 'second'}-reminder`
      return isWaiting && tell(order, 'proof_reminder', { shop, key })
    })
  return remindOfOrders('proof.remindAt', remind, deps)
}

function waits(order: StoredOrder): boolean {
  const { proof, status } = order
  return (
    status === 'placed' && proof !== undefined && !proof.isWaived && proofStateOf(proof, proofHash(order)) === 'sent'
  )
}

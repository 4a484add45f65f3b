import { claimedOf, reprintRefusal } from '@teeshala/contract/claims/reprint'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import { piecesByProduct } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { AppError } from '../../errors/app-error.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import type { Transaction } from '../../firestore/transact.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Actor, reprintReason, takeForReprint } from './reprint-stock.ts'
import { reprintedPieces } from './reprinted-pieces.ts'

type Decided = {
  readonly claim: WithId<StoredClaim>
  readonly shop: Pick<StoreSettings, 'delivery'>
  readonly at: Date
  readonly actor: Actor
}

/**
 * Returns what a claim stores about its reprint, and a function that takes the pieces from stock; throws if there are not enough, or if the order has not
 * been sent.
 */
export async function beginReprint(
  order: StoredOrder,
  { claim, shop, at, actor }: Decided,
  transaction: Transaction,
  deps: Deps,
): Promise<{ facts: Required<Pick<StoredClaim, 'reprint' | 'taken'>>; take: () => void }> {
  const refusal = reprintRefusal(order.status)
  if (refusal !== undefined) throw new AppError('CONFLICT', refusal)
  const reprint = await reprintedPieces(order, { lines: claim.lines, shop, at }, transaction)
  const pieces = piecesByProduct(claimedOf(order.lines, claim.lines))
  const take = await takeForReprint(pieces, { actor, reason: reprintReason(claim) }, transaction, deps)
  return { facts: { reprint, taken: Object.fromEntries(pieces) }, take }
}

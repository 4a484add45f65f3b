import type { ClaimedLine } from '@teeshala/contract/claims/claim'
import { claimedOf, type ReprintedPieces, reprintReadyOn } from '@teeshala/contract/claims/reprint'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { Transaction } from '../../firestore/transact.ts'
import { tradeRulesDocument, tradeRulesOf } from '../../pricing/read-trade-rules.ts'
import { designsOn, productionLine } from '../../production/production-line.ts'

type Decided = {
  readonly lines: readonly ClaimedLine[]
  readonly shop: Pick<StoreSettings, 'delivery'>
  readonly at: Date
}

/** Returns the pieces to reprint as the press list shows them; stored in the claim, so that the list need not read orders. */
export async function reprintedPieces(
  order: StoredOrder,
  { lines, shop, at }: Decided,
  transaction: Transaction,
): Promise<ReprintedPieces> {
  const again = claimedOf(order.lines, lines)
  const { turnRoundDays } = tradeRulesOf(await transaction.read(tradeRulesDocument(transaction.db)))
  const [design] = [...again.flatMap(designsOn), ...order.designs]
  const readyOn = reprintReadyOn({ ...order, lines: again }, at, { delivery: shop.delivery, turnRoundDays })
  return {
    lines: again.map(productionLine),
    ...(design && { designImage: design.path }),
    ...(readyOn !== undefined && { readyOn }),
  }
}

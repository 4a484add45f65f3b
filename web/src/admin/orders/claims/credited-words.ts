import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/shared/claims.ts'
import type { CreditedLine } from './use-order-of-claim.ts'

/** Returns what credit notes took back of a line, in words. */
export function creditedWords({ name, about, pieces, quantity, amount }: CreditedLine): string {
  const line = [name, about].filter(Boolean).join(', ')
  const money = formatAmount(amount)
  return pieces > 0 ? texts.creditedPieces(line, pieces, quantity, money) : texts.creditedMoney(line, money)
}

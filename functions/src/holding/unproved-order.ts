import { leftToHold, type UnprovedHolds } from '@teeshala/contract/orders/buyer/unproved-hold'
import { piecesByProduct, piecesIn, type StoredLine } from '@teeshala/contract/orders/order-lines'
import { AppError } from '../errors/app-error.ts'
import { countedOf } from '../firestore/counted-of.ts'
import type { RateLimit } from '../firestore/rate-limit.ts'

/** How many people of one network may have pieces held at the same time: a college, an office, a mobile network. */
const buyersOfANetwork = 8

type Unproved = {
  readonly lines: readonly StoredLine[]
  readonly products: ReadonlyMap<string, { readonly stock: number; readonly heldPieces?: number | undefined }>
  /** Where a code can be sent; empty if the order has no email. */
  readonly email: string
  /** Identifies the buyer, if anything does. */
  readonly who: string | undefined
  readonly network: string | undefined
}

/**
 * Throws CONTACT_UNPROVED if an unverified buyer would hold more pieces than the settings allow: of a product in
 * total, or in one order. Returns the rate limit for consecutive orders.
 */
export function limitUnproved({ lines, products, email, who, network }: Unproved, holds: UnprovedHolds): RateLimit[] {
  const otherwise = () =>
    new AppError(
      'CONTACT_UNPROVED',
      'Please confirm your email with a code, so that we can keep these pieces for you.',
      {
        details: { email },
      },
    )
  const pieces = piecesIn(lines)
  const isTooMuch = [...piecesByProduct(lines)].some(([id, wanted]) => {
    const product = products.get(id)
    return product !== undefined && wanted > leftToHold(product, holds)
  })
  if (pieces > holds.pieces || isTooMuch) throw otherwise()
  if (pieces === 0) return []
  const windowMs = holds.hours * 3_600_000
  const limit = (counted: Pick<RateLimit, 'name' | 'what'>, buyers: number): RateLimit => ({
    ...counted,
    most: holds.pieces * buyers,
    weight: pieces,
    windowMs,
    refusal: '',
    otherwise,
  })
  return [
    ...(who ? [limit(countedOf('unproved pieces', who, network), 1)] : []),
    ...(network ? [limit({ name: network, what: 'unproved pieces' }, buyersOfANetwork)] : []),
  ]
}

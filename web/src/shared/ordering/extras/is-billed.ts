import { needsBillingAddress } from '@teeshala/contract/tax/billed-address'
import { companyOf } from './check-extras.ts'
import type { ExtrasDraft } from './extras-draft.ts'

type Ordered = {
  readonly delivery: { readonly isCollected: boolean }
  readonly extras: { readonly extras: ExtrasDraft }
  readonly totalPaise: number
}

/** Returns whether the order has to be placed with a billing address. */
export function isBilled({ delivery, extras, totalPaise }: Ordered): boolean {
  const fulfilment = delivery.isCollected ? 'collect' : 'ship'
  return needsBillingAddress({ fulfilment, ...companyOf(extras.extras), totalPaise })
}

import type { Inv01 } from '@teeshala/contract/tax/e-invoice/inv-01'
import type { Registered } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'

/** That the portal said no, in its words, or that nobody knows what it did. */
type NotDone =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * The government's portal for invoices. Neither call throws: whatever happened is an outcome. The number of a registration is a hash of the shop's
 * GSTIN, kind and number of the paper and its year, so that a paper is registered once however often it is asked for: a second time finds the first.
 */
export type EInvoices = {
  readonly register: (
    request: Inv01,
  ) => Promise<{ readonly kind: 'registered'; readonly registered: Registered } | NotDone>
  /** Takes a registration back, for which the portal gives 24 hours. One that is taken back already is fine. */
  readonly cancel: (asked: {
    readonly gstin: string
    readonly irn: string
  }) => Promise<{ readonly kind: 'cancelled' } | NotDone>
}

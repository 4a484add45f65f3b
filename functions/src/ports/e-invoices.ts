import type { Inv01 } from '@teeshala/contract/tax/e-invoice/inv-01'
import type { Registered } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'

/** The portal refused, with its message, or the outcome is unknown. */
type NotDone =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * The government's e-invoice portal. Neither method throws: every result is an outcome. A registration number is a hash of
 * GSTIN, document type, number and year, so a document is registered once however often it is submitted: a repeated call finds the first.
 */
export type EInvoices = {
  readonly register: (
    request: Inv01,
  ) => Promise<{ readonly kind: 'registered'; readonly registered: Registered } | NotDone>
  /** Cancels a registration, which the portal allows for 24 hours. Succeeds if it is cancelled already. */
  readonly cancel: (asked: {
    readonly gstin: string
    readonly irn: string
  }) => Promise<{ readonly kind: 'cancelled' } | NotDone>
}

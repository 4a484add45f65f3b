import type { StaffGoods } from '@teeshala/contract/orders/staff-order'
import type { OrderDraft, OrderTerms } from './draft/order-draft.ts'

/** The props of every part of the form. */
export type PartProps = {
  draft: OrderDraft
  /** Changes parts of the order; with a function if they depend on its present state. */
  change: (parts: Partial<OrderDraft> | ((now: OrderDraft) => Partial<OrderDraft>)) => void
  /** The server's errors by field path. */
  errors: Readonly<Record<string, string>>
}

/** The props that do not depend on what is ordered. */
export type TermsProps = {
  draft: OrderTerms & { kind: StaffGoods['kind'] }
  change: (parts: Partial<OrderTerms>) => void
  errors: PartProps['errors']
}

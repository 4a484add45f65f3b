import type { StaffGoods } from '@teeshala/contract/orders/staff-order'
import type { OrderDraft, OrderTerms } from './draft/order-draft.ts'

/** What every part of the form works on. */
export type PartProps = {
  draft: OrderDraft
  /** Changes parts of the order; by a function where they follow from the order as it is by then. */
  change: (parts: Partial<OrderDraft> | ((now: OrderDraft) => Partial<OrderDraft>)) => void
  /** What the shop has refused, by the field's path. */
  errors: Readonly<Record<string, string>>
}

/** What the parts work on that are the same whatever is ordered. */
export type TermsProps = {
  draft: OrderTerms & { kind: StaffGoods['kind'] }
  change: (parts: Partial<OrderTerms>) => void
  errors: PartProps['errors']
}

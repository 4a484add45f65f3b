import type { OrderDraft } from './order-draft.ts'

/** What every part of the form works on. */
export type PartProps = {
  draft: OrderDraft
  change: (parts: Partial<OrderDraft>) => void
  /** What the shop has refused, by the field's path. */
  errors: Readonly<Record<string, string>>
}

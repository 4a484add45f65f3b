import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import * as texts from '../../texts/admin/orders/orders.ts'

/** The mark of an order whose design has not come. */
export function NoDesignYet({ order }: { order: { readonly lacksDesign?: true | undefined } }) {
  return order.lacksDesign && <StatusBadge tone="bad">{texts.noDesignYet}</StatusBadge>
}

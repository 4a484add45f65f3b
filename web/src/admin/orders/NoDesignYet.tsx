import type { ProductionOrder } from '@teeshala/contract/production/production-order'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import * as texts from '../../texts/admin/orders/orders.ts'

/** The mark of an order without a design. */
export function NoDesignYet({ order }: { order: Pick<ProductionOrder, 'missingDesigns'> }) {
  return order.missingDesigns && <StatusBadge tone="bad">{texts.noDesignYet}</StatusBadge>
}

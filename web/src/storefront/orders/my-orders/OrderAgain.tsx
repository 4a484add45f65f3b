import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import { BulkAgainButton } from './BulkAgainButton.tsx'
import { ReorderButton } from './ReorderButton.tsx'

/** The reorder button of every card. */
export function OrderAgain({ order }: { order: AnyOrder }) {
  switch (order.kind) {
    case 'bulk':
      return <BulkAgainButton order={order} />
    case 'print':
      return (
        <ButtonLink to={`/printing?reorder=${order._id}`} variant="default">
          {texts.reorder}
        </ButtonLink>
      )
    default:
      return <ReorderButton order={order} />
  }
}

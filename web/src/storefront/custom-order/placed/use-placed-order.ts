import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'
import { openedAddress, type PlacedOrder } from '../../../shared/link-secrets/placed-order.ts'

/** The order placed here, for the confirmation; one that is paid online is paid on its own page instead. */
export function usePlacedOrder<Placed extends AnyOrder & PlacedOrder>() {
  const navigate = useNavigate()
  const [placed, setPlaced] = useState<Placed>()
  return {
    placed,
    onPlaced: (order: Placed) => {
      useDrafts.setState({ ordered: { _id: order._id, trackingToken: order.trackingToken } })
      if (isPayable(order)) navigate(openedAddress(order), { state: { isNew: true, paysNow: true } })
      else setPlaced(order)
    },
    onAnother: () => setPlaced(undefined),
  }
}

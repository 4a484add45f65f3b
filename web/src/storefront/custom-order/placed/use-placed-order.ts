import { type AnyOrder, isPayable } from '@teeshala/contract/orders/any-order'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { trackingAddress } from './tracking-address.ts'

/** The order that was placed here, to be shown as it is in; one that is paid online is paid on its own page instead. */
export function usePlacedOrder<Placed extends AnyOrder>() {
  const navigate = useNavigate()
  const [placed, setPlaced] = useState<Placed>()
  return {
    placed,
    onPlaced: (order: Placed) => {
      if (isPayable(order)) navigate(trackingAddress(order), { state: { isNew: true, paysNow: true } })
      else setPlaced(order)
    },
    onAnother: () => setPlaced(undefined),
  }
}

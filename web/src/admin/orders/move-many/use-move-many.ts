import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useRef, useState } from 'react'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import type { Moving } from '../record/move-call.ts'
import { moveOne, type Outcome } from './move-one.ts'

/** How many orders are moved at a time: fast, but not noticeable for the shop's customers. */
const atOnce = 4

/** Moves many orders, each decided by the server on its own, and reports each result as it arrives. */
export function useMoveMany() {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [state, setState] = useState<'asked' | 'running' | 'done'>('asked')
  const isStopped = useRef(false)

  const run = async (orders: readonly AnyOrder[], moving: Moving) => {
    setState('running')
    isStopped.current = false
    const waiting = [...orders]
    const work = async () => {
      for (let order = waiting.shift(); order && !isStopped.current; order = waiting.shift()) {
        const outcome = await moveOne(order, moving)
        setOutcomes((before) => [...before, outcome])
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    setState('done')
  }
  /** Reloads the orders; not while the results are being read: a refresh could remove orders from the list. */
  const refresh = () => invalidate(queryKeys.adminOrders(), queryKeys.order(), queryKeys.orderRecord())
  /** Starts no further order; those in flight are finished. */
  const stop = () => {
    isStopped.current = true
  }
  return { outcomes, state, run, stop, refresh }
}

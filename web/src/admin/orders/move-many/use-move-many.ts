import { useQueryClient } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useRef, useState } from 'react'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import type { Moving } from '../record/move-call.ts'
import { moveOne, type Outcome } from './move-one.ts'

/** So many orders are moved at a time: enough to be quick, few enough for the shop's customers not to feel it. */
const atOnce = 4

export type MovingMany = {
  outcomes: readonly Outcome[]
  state: 'asked' | 'running' | 'done'
  run: (orders: readonly AnyOrder[], moving: Moving) => Promise<void>
  /** Begins no further order; those on their way are finished. */
  stop: () => void
  /** Asks for the orders anew. */
  refresh: () => void
}

/** Moves many orders, each decided by the shop on its own, and tells what became of each as it happens. */
export function useMoveMany(): MovingMany {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [state, setState] = useState<MovingMany['state']>('asked')
  const isStopped = useRef(false)
  const queryClient = useQueryClient()

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
  /** Not while the outcomes are read: the orders may leave the list by that. */
  const refresh = () => {
    for (const key of [queryKeys.adminOrders(), queryKeys.order(), queryKeys.orderRecord()]) {
      void queryClient.invalidateQueries({ queryKey: key })
    }
  }
  const stop = () => {
    isStopped.current = true
  }
  return { outcomes, state, run, stop, refresh }
}

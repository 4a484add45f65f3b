import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { FillPlace, ReadPlace } from './hints.tsx'
import { loadHints } from './load-hints.ts'

/**
 * Fills the city and state of an address from its PIN code, once that has six digits, and takes away what it has filled in when
 * another one is typed: a city of one PIN code never stands beside another. What somebody has typed stays. `before` is the PIN code
 * that was typed over; an address that was chosen as a whole has none, and keeps all it says. `remark` says what the customer
 * has to know of the PIN code: that nothing is known of it, or that it is elsewhere; `look` looks again once city or state are others.
 */
export function usePlaceFiller() {
  const queryClient = useQueryClient()
  const [remark, setRemark] = useState<ReactNode>()
  const [filler] = useState(() => {
    const kept = { filled: { city: '', state: '' }, setRemark, queryClient }
    const ask = async (isLook: boolean, read: ReadPlace, fill: FillPlace, before?: string): Promise<void> => {
      const hints = (read().pincode || before) && (await loadHints())
      if (hints) await hints.fillPlace(kept, { isLook, read, fill, before })
      else setRemark(undefined)
    }
    return {
      fillPlace: (read: ReadPlace, fill: FillPlace, before?: string) => ask(false, read, fill, before),
      look: (read: ReadPlace, fill: FillPlace) => ask(true, read, fill),
    }
  })
  return { ...filler, remark }
}

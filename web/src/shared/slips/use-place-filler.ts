import { type ReactNode, useState } from 'react'
import type { FillPlace, ReadPlace } from './hints.tsx'
import { loadHints } from './load-hints.ts'

/**
 * Fills an address's city and state from its PIN code, once it has six digits, and removes what it filled in when
 * another code is typed, so that city and code always match. Typed text stays. `before` is the replaced PIN code;
 * an address chosen as a whole has none, and stays complete. `remark` tells the customer
 * that the PIN code is unknown, or belongs elsewhere; `look` checks again after city or state changed.
 */
export function usePlaceFiller() {
  const [remark, setRemark] = useState<ReactNode>()
  const [filler] = useState(() => {
    const kept = { filled: { city: '', state: '' }, setRemark }
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

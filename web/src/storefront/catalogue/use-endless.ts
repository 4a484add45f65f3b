import { useEffect, useRef } from 'react'
import { whenNear } from '../../shared/ui/near-screen/when-near.ts'

/** Most of a screen, so that the next page is loaded before it is reached. */
const margin = 600

/** Loads more when the end of a list comes near the screen. Returns the ref for that end. */
export function useEndless(canGoOn: boolean, more: () => unknown) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  useEffect(() => {
    latest.current = more
  })
  useEffect(() => {
    if (!canGoOn || !end.current) return
    return whenNear(end.current, margin, () => latest.current())
  }, [canGoOn])
  return end
}

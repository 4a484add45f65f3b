import { type ReactNode, useDeferredValue } from 'react'

/**
 * Draws what lies far below the first screen in an update of its own, right after the rest of the page, which a phone would otherwise be
 * drawing while its visitor presses something. What the build draws of a page is without it.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  return isDue && children
}

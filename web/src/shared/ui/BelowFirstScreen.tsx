import { type ReactNode, useDeferredValue } from 'react'

/**
 * Renders what is far below the first screen in a separate update after the rest of the page, so that a phone can respond to
 * presses in between. Prerendered pages are without it.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  return isDue && children
}

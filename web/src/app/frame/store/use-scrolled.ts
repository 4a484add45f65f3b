import { useSyncExternalStore } from 'react'

/** The header changes after this much scrolling. */
const limitPx = 10

function listen(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** Returns whether the page has been scrolled. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > limitPx,
    () => false,
  )
}

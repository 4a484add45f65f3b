import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false while a prerendered page, which is independent of this browser, is hydrated; otherwise true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

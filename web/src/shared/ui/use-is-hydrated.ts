import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page takes over what the build has drawn of it, which knows nothing of this browser; then, and everywhere else, true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

import { useEffect, useState } from 'react'
import { clearShirt } from './drafts/design-drafts.ts'

/**
 * Loads a stored design into the designer once, when it opens, and clears it when it closes. Returns whether it is
 * loaded; calls `onFailed` if it cannot be.
 */
export function useLaidShirt(key: string, lay: () => Promise<void>, onFailed: () => void): boolean {
  const [isLaid, setIsLaid] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a design is loaded once
  useEffect(() => {
    let isGone = false
    lay()
      .then(() => !isGone && setIsLaid(true))
      .catch(() => !isGone && onFailed())
    return () => {
      isGone = true
      clearShirt(key)
    }
  }, [])
  return isLaid
}

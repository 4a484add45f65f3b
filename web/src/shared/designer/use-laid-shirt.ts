import { useEffect, useState } from 'react'
import { clearShirt } from './design-drafts.ts'

/**
 * Lays a stored design before the designer once, as it is when the designer is opened, and forgets it with the designer. Returns whether it
 * lies there; `onFailed` hears that it cannot be had.
 */
export function useLaidShirt(key: string, lay: () => Promise<void>, onFailed: () => void): boolean {
  const [isLaid, setIsLaid] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a design is taken to hand once
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

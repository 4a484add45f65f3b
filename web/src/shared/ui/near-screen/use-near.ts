import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { NearAtOnce } from './near-at-once.ts'
import { whenNear } from './when-near.ts'

/** Half a phone screen, in pixels. */
const margin = 400

/** Returns whether an element has come near the screen; `isKnown` makes it true from the start. */
export function useNear<T extends Element>(isKnown: boolean): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const isAtOnce = useContext(NearAtOnce)
  const [isNear, setIsNear] = useState(isKnown || isAtOnce)
  useEffect(() => {
    if (isNear || !ref.current) return
    return whenNear(ref.current, margin, () => setIsNear(true))
  }, [isNear])
  return [ref, isNear]
}

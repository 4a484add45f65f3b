import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { NearAtOnce } from './near-at-once.ts'

/** Half a screen of a phone: near enough to be there in time, far enough to load nothing in vain. */
const margin = '400px'

/** Whether an element has come near the screen yet; `isKnown` says so from the start. */
export function useNear<T extends Element>(isKnown: boolean): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const isAtOnce = useContext(NearAtOnce)
  const [isNear, setIsNear] = useState(isKnown || isAtOnce)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return [ref, isNear]
}

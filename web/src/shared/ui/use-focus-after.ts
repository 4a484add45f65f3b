import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to a place once something is done, where it got lost meanwhile: a button that is switched off or goes loses it. */
export function useFocusAfter(isDoing: boolean, place: RefObject<HTMLElement | null>): void {
  const wasDoing = useRef(isDoing)
  useEffect(() => {
    const isDone = wasDoing.current && !isDoing
    wasDoing.current = isDoing
    if (isDone && document.activeElement === document.body) place.current?.focus()
  }, [isDoing, place])
}

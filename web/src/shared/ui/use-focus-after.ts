import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to a place once something is done that was begun elsewhere, where it got lost meanwhile. A button that was pressed gets it back by itself (`app/keep-focus.ts`). */
export function useFocusAfter(isDoing: boolean, place: RefObject<HTMLElement | null>): void {
  const wasDoing = useRef(isDoing)
  useEffect(() => {
    const isDone = wasDoing.current && !isDoing
    wasDoing.current = isDoing
    if (isDone && document.activeElement === document.body) place.current?.focus()
  }, [isDoing, place])
}

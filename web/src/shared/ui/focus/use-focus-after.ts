import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves focus to an element once an action started elsewhere is complete, where focus was lost meanwhile. Pressed buttons regain it automatically
 * (`app/keep-focus.ts`).
 */
export function useFocusAfter(isDoing: boolean, place: RefObject<HTMLElement | null>): void {
  const wasDoing = useRef(isDoing)
  useLayoutEffect(() => {
    const isDone = wasDoing.current && !isDoing
    wasDoing.current = isDoing
    if (isDone && document.activeElement === document.body) place.current?.focus()
  }, [isDoing, place])
}

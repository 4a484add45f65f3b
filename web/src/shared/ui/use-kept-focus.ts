import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a list when the line it was in goes: the next line's button to remove it takes the focus, else
 * the one before, else the heading of `place`. Those buttons carry `data-removes`; `leaves` is told which line, by its place, is to go.
 */
export function useKeptFocus<Place extends HTMLElement>(lines: number) {
  const place = useRef<Place>(null)
  const leftAt = useRef<number>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when a line goes
  useEffect(() => {
    const index = leftAt.current
    leftAt.current = undefined
    if (index === undefined || document.activeElement !== document.body) return
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? []
    const next = buttons[index] ?? buttons[index - 1]
    if (next) return next.focus()
    const heading = place.current?.querySelector<HTMLElement>('h1, h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [lines])

  const leaves = (index: number) => {
    leftAt.current = index
  }
  return { place, leaves }
}

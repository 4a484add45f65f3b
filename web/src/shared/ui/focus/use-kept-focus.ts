import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard's position in a list when a line is removed: focus moves to the next line's remove button, else to
 * the previous one's, else to the heading of `place` or its first button. Those buttons have `data-removes`; call `leaves` with the index of the line
 * to be removed.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const left = useRef<{ index: number; button: Element | null }>(undefined)

  useLayoutEffect(() => {
    // Another change may render first: then the line is still there, and disappears later.
    if (!left.current || left.current.button?.isConnected) return
    const { index } = left.current
    left.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? []
    const next = buttons[index] ?? buttons[index - 1]
    if (next) return next.focus()
    const heading = place.current?.querySelector<HTMLElement>('h1, h2')
    heading?.setAttribute('tabindex', '-1')
    ;(heading ?? place.current?.querySelector('button'))?.focus()
  })

  const leaves = (index: number) => {
    left.current = { index, button: document.activeElement }
  }
  return { place, leaves }
}

import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a list when the line it was in goes: the next line's button to remove it takes the focus, else
 * the one before, else the heading of `place`, and where it has none its first button. Those buttons carry `data-removes`; `leaves` is told which line, by its place, is to go.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const left = useRef<{ index: number; button: Element | null }>(undefined)

  useEffect(() => {
    // Another change may be drawn first: then the line is still there, and goes with a later one.
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

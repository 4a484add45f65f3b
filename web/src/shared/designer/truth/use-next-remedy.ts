import { useLayoutEffect, useRef } from 'react'

/**
 * Moves focus when a remedy disappears with its problem: to the next remedy, else to the design on its garment,
 * else to the button that opens it. Call `taken` when one is pressed.
 */
export function useNextRemedy<Group extends HTMLElement>() {
  const group = useRef<Group>(null)
  const isTaken = useRef(false)

  useLayoutEffect(() => {
    if (!isTaken.current || group.current?.contains(document.activeElement)) return
    isTaken.current = false
    if (document.activeElement !== document.body) return
    const around = group.current?.parentElement
    const next =
      group.current?.querySelector('button') ??
      around?.querySelector<HTMLElement>('[role="application"]') ??
      around?.querySelector<HTMLElement>(':scope > button')
    next?.focus()
  })

  const taken = () => {
    isTaken.current = true
  }
  return { group, taken }
}

import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place when a remedy goes with what it has mended: the next remedy takes the focus, else the design on its garment,
 * else the way to it. `taken` is told that one was pressed.
 */
export function useNextRemedy<Group extends HTMLElement>() {
  const group = useRef<Group>(null)
  const isTaken = useRef(false)

  useEffect(() => {
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

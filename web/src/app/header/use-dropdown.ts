import { useClickOutside, useDisclosure } from '@mantine/hooks'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens and closes what hangs from a button: a click elsewhere, Escape and a new page close it. */
export function useDropdown(frame: RefObject<HTMLElement | null>) {
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  useClickOutside(close, null, [frame.current])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, also one to the same address
  useEffect(close, [key])

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen, close])

  return { isOpen, toggle, button }
}

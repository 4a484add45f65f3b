import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whenLoaded } from '../../../../shared/ui/when-loaded.ts'

/** Its code is fetched before somebody types into it: a letter typed meanwhile would be lost. */
const fetchAfterMs = 1500

/** Whether the palette lies over the page, and what opens and closes it: a button, and Ctrl or ⌘ K wherever the focus is. */
export function usePalette(load: () => Promise<unknown>) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const former = useRef<Element>(null)
  const isOpen = openedAt === key
  const open = () => {
    former.current = document.activeElement
    void whenLoaded(load(), () => setOpenedAt(key))
  }
  const close = () => {
    setOpenedAt(undefined)
    if (former.current instanceof HTMLElement && former.current.isConnected) {
      former.current.focus({ preventScroll: true })
    }
  }
  useHotkeys([['mod+K', () => (isOpen ? close() : open())]], [], true)
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), fetchAfterMs)
    return () => clearTimeout(timer)
  }, [load])
  return { isOpen, open, close }
}

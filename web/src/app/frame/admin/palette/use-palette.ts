import { useHotkeys } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whenLoaded } from '../../../../shared/ui/when-loaded.ts'
import { type EarlyKeys, keepEarlyKeys } from './early-keys.ts'

/** The code is loaded before it is needed, so that it opens at once. */
const fetchAfterMs = 1500

/**
 * Whether the palette is open, and functions to open and close it: by button, or Ctrl/⌘ K with focus anywhere. `takeEarly`
 * returns what was typed before its field had focus.
 */
export function usePalette(load: () => Promise<unknown>) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const former = useRef<Element>(null)
  const early = useRef<EarlyKeys>(undefined)
  const isOpen = openedAt === key
  const takeEarly = useCallback(() => {
    const typed = early.current?.take() ?? ''
    early.current = undefined
    return typed
  }, [])
  const open = () => {
    if (early.current) return
    former.current = document.activeElement
    early.current = keepEarlyKeys(takeEarly)
    const code = load()
    code.catch(takeEarly)
    void whenLoaded(code, () => {
      if (early.current) setOpenedAt(key)
    })
  }
  const close = () => {
    takeEarly()
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens on the page where it was requested, and on no other
  useEffect(() => () => void takeEarly(), [key, takeEarly])
  return { isOpen, open, close, takeEarly }
}

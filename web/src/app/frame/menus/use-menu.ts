import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whenLoaded } from '../../../shared/ui/when-loaded.ts'

/** A menu that closes by itself when the page changes: it is open for the visit on which it was opened, and no other. */
export function useMenu(load: () => Promise<unknown>) {
  const { key } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [openedAt, setOpenedAt] = useState<string>()
  return {
    isOpen: openedAt === key,
    /** Whether its code is needed at all yet. */
    isKnown: openedAt !== undefined,
    open: () => whenLoaded(load(), () => setOpenedAt(key)),
    /** The drawer may be rendered open, and does not know then where the focus was before. */
    close: () => {
      setOpenedAt('closed')
      button.current?.focus({ preventScroll: true })
    },
    button,
  }
}

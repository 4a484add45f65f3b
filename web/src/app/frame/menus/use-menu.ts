import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whenLoaded } from '../../../shared/ui/when-loaded.ts'

/** A menu that closes on navigation: it is open only for the visit on which it was opened. */
export function useMenu(load: () => Promise<unknown>) {
  const { key } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [openedAt, setOpenedAt] = useState<string>()
  return {
    isOpen: openedAt === key,
    /** Whether its code is needed yet. */
    isKnown: openedAt !== undefined,
    open: () => whenLoaded(load(), () => setOpenedAt(key)),
    /** The drawer may be rendered open, and then does not know where focus was before. */
    close: () => {
      setOpenedAt('closed')
      button.current?.focus({ preventScroll: true })
    },
    button,
  }
}

import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A menu that closes by itself when the page changes: it is open for the visit on which it was opened, and no other. */
export function useMenu() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  return {
    isOpen: openedAt === key,
    /** Whether its code is needed at all yet. */
    isKnown: openedAt !== undefined,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt('closed'),
  }
}

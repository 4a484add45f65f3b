import { useRef } from 'react'
import * as texts from '../../../texts/shared/ui.ts'
import { toast } from './toast.ts'

/** Offers an undo until the next change, which it would otherwise lose. */
export function useUndo() {
  const shown = useRef<number>(undefined)
  const withdraw = () => {
    if (shown.current !== undefined) toast.withdraw(shown.current)
    shown.current = undefined
  }
  const offer = (message: string, act: () => void) => {
    withdraw()
    shown.current = toast.good(message, { label: texts.undo, act })
  }
  return { offer, withdraw }
}

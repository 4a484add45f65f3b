import { useRef } from 'react'
import * as texts from '../../../texts/shared/ui.ts'
import { toast } from './toast.ts'

/** Offers to take a step back, until the next one: what was done since would be lost by it. */
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

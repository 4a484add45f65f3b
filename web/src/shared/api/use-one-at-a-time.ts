import { useRef } from 'react'

/**
 * A change that is not begun again while it runs: a second click may come before the button can show that the first was heard.
 * `change` tells of its failures itself.
 */
export function useOneAtATime<Input>(change: (input: Input) => Promise<unknown>): (input: Input) => void {
  const isRunning = useRef(false)
  return (input) => {
    if (isRunning.current) return
    isRunning.current = true
    const end = () => {
      isRunning.current = false
    }
    change(input).then(end, end)
  }
}

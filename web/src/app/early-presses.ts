/**
 * Stops recording presses (`first-script/keep-presses.ts`), since React now handles them. Returns a function that repeats, after
 * hydration, the presses recorded so far, each button once and in order.
 */
export function earlyPresses(): () => void {
  const pressed = globalThis.firstScript?.takePresses() ?? []
  return () => {
    for (const button of pressed) if (button.isConnected) button.click()
  }
}

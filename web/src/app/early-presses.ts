/**
 * Ends the noting of presses (`first-script/keep-presses.ts`): React hears them from here on. Returns how to press anew, once the page has
 * been taken over, the buttons that were pressed by then, each once and in their order.
 */
export function earlyPresses(): () => void {
  const pressed = globalThis.firstScript?.takePresses() ?? []
  return () => {
    for (const button of pressed) if (button.isConnected) button.click()
  }
}

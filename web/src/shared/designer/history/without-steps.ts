let isHeld = false

/** Whether what changes now is not kept as a step. */
export const areStepsHeld = (): boolean => isHeld

/** Makes changes that no step takes back. */
export function withoutSteps(act: () => void): void {
  const wasHeld = isHeld
  isHeld = true
  try {
    act()
  } finally {
    isHeld = wasHeld
  }
}

let isNone = false

/** Returns whether the present change is excluded from undo. */
export const isExcludedFromUndo = (): boolean => isNone

/** Makes changes that are excluded from undo. */
export function withoutSteps(act: () => void): void {
  const wasNone = isNone
  isNone = true
  try {
    act()
  } finally {
    isNone = wasNone
  }
}

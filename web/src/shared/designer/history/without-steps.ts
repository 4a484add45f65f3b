let isNone = false

/** Whether what changes now is no step. */
export const isNoStep = (): boolean => isNone

/** Makes changes that no step takes back. */
export function withoutSteps(act: () => void): void {
  const wasNone = isNone
  isNone = true
  try {
    act()
  } finally {
    isNone = wasNone
  }
}

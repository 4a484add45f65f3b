import type { MouseEvent } from 'react'

/** Handles a press by pointer or key, but not the second click of a double click, which would repeat the action. */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act()
  }

import type { MouseEvent } from 'react'

/** Hears a press by pointer or key, but not the second of a double click, which would do the same once more. */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act()
  }

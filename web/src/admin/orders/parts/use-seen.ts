import { useState } from 'react'
import { isRefusal } from '../../../shared/api/api-failure.ts'

/**
 * Returns the figure that was on screen when a form was opened, which its request names. It is kept after a lost response, so that the shop
 * refuses the repeat; once the shop has refused and said why, the current figure counts. `atOpening` is that of a form that an expired
 * session closed.
 */
export function useSeen<Figure>(current: Figure, atOpening = current) {
  const [opened, setOpened] = useState<{ figure: Figure } | undefined>({ figure: atOpening })
  const follow = (failure: Error) => {
    if (isRefusal(failure)) setOpened(undefined)
  }
  return { seen: opened ? opened.figure : current, follow }
}

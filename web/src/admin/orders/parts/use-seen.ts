import { useState } from 'react'
import { isRefusal } from '../../../shared/api/api-failure.ts'

/**
 * Returns the figure that was on screen when a form was opened, which its request names. It is kept after a lost response, so that the shop
 * refuses the repeat; once the shop has refused and said why, the current figure counts.
 */
export function useSeen<Figure>(current: Figure) {
  const [opened, setOpened] = useState<{ figure: Figure } | undefined>({ figure: current })
  const follow = (failure: Error) => {
    if (isRefusal(failure)) setOpened(undefined)
  }
  return { seen: opened ? opened.figure : current, follow }
}

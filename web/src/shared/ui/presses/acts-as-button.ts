import type { KeyboardEvent } from 'react'

/** For a link that looks like a button: it has a button's role, and reacts to the space bar. */
export const actsAsButton = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
} as const

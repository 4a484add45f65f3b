import type { KeyboardEvent } from 'react'

/** For a link that looks like a button: named as one, and pressed with the space bar as one. */
export const actsAsButton = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
} as const

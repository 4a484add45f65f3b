import type { MouseEvent } from 'react'

/**
 * For the button of a form that checks a field once it is left: leaving it by the click itself would show the fault above
 * the button and move that away from under the pointer, so that the click came to nothing.
 */
export const takesFirstClick = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const

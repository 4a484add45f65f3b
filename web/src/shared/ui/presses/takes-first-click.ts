import type { MouseEvent } from 'react'

/**
 * For the submit button of a form with validation on blur: a blur caused by the click would insert an error above
 * the button and move it away from the pointer, so that the click is lost.
 */
export const takesFirstClick = { onMouseDown: (event: MouseEvent) => event.preventDefault() } as const

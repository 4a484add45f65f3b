import type { MouseEvent } from 'react'

/** A click anywhere in a row follows the row's link; one on something else to click, or one that ends a selection, does not. */
export function openRowLink(event: MouseEvent<HTMLElement>): void {
  const isOwnBusiness =
    (event.target as HTMLElement).closest('a, button, input, select, label, [data-selects]') !== null
  if (isOwnBusiness || window.getSelection()?.toString()) return
  const link = event.currentTarget.querySelector('a')
  link?.focus()
  link?.click()
}

import type { MouseEvent } from 'react'

/** Makes a click anywhere in a row follow the row's link, except on other controls or when it ends a text selection. */
export function openRowLink(event: MouseEvent<HTMLElement>): void {
  const isOwnBusiness =
    (event.target as HTMLElement).closest('a, button, input, select, label, [data-selects]') !== null
  if (isOwnBusiness || window.getSelection()?.toString()) return
  const link = event.currentTarget.querySelector('a')
  link?.focus()
  link?.click()
}

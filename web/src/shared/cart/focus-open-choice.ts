/** Scrolls to the first missing choice and focuses it. */
export function focusOpenChoice(within: Element | null): void {
  const open = within?.querySelector('fieldset:has([type="radio"]):not(:has(:checked))')
  open?.scrollIntoView({ block: 'center' })
  open?.querySelector('input')?.focus({ preventScroll: true })
}

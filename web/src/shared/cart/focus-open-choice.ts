/** Brings the first choice that is still open into sight, and the focus to it. */
export function focusOpenChoice(within: Element | null): void {
  const open = within?.querySelector('fieldset:has([type="radio"]):not(:has(:checked))')
  open?.scrollIntoView({ block: 'center' })
  open?.querySelector('input')?.focus({ preventScroll: true })
}

/** Fields for typing, and lists that jump to entries by letter. */
const takesLetters =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]'

/** Returns whether a key press is free: not typed into a field, not part of a browser shortcut, not handled yet. */
export function isKeyFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target instanceof Element && event.target.closest(takesLetters))
}

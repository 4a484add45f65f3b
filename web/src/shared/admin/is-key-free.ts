/** Fields in which letters are typed, and lists that go to the entry that a letter begins. */
const takesLetters =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]'

/** Whether a pressed key is nobody else's: not typed into a field, not part of a browser's shortcut, not yet answered. */
export function isKeyFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target instanceof Element && event.target.closest(takesLetters))
}

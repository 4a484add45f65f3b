type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Entry = { readonly value: string; readonly checked: boolean }

/** Returns a control's prerendered value. */
function drawnEntryOf(control: Control): Entry {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].findLast(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return { value: chosen?.value ?? '', checked: false }
  }
  if (control instanceof HTMLTextAreaElement) return { value: control.defaultValue, checked: false }
  return { value: control.type === 'file' ? '' : control.defaultValue, checked: control.defaultChecked }
}

function isChanged(control: Control, drawn: Entry): boolean {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio') return control.checked && !drawn.checked
    if (control.type === 'checkbox') return control.checked !== drawn.checked
  }
  return control.value !== drawn.value
}

/** Re-enters a control's value. React ignores a value that it already knows, so the control is emptied first. */
function enter(control: Control): void {
  const { type, value } = control
  if (control instanceof HTMLInputElement && (type === 'radio' || type === 'checkbox')) {
    control.checked = !control.checked
    control.click()
    return
  }
  if (type !== 'file') {
    control.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  }
  control.dispatchEvent(
    new Event(type === 'file' || control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

/**
 * Records the prerendered values of the page's controls. Returns a function that re-enters, after hydration, what a visitor
 * typed or chose before it: React keeps such values in the DOM without knowing them, and would undo them with the next change.
 */
export function earlyEntries(root: ParentNode): () => void {
  const controls = [...root.querySelectorAll<Control>('input, select, textarea')]
  const drawn = controls.map((control) => ({ control, entry: drawnEntryOf(control) }))
  return () => {
    for (const { control, entry } of drawn) if (control.isConnected && isChanged(control, entry)) enter(control)
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Entry = { readonly value: string; readonly checked: boolean }

/** What a control held before anybody came. */
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

/** Enters anew what a control holds. React passes over a value that it already knows, so the control is emptied first. */
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
 * Notes what the controls of a page of the build held as it was drawn. Returns how to enter, once the page has been taken over, what a visitor
 * has chosen and typed by then: React keeps what it finds in the controls, knows nothing of it, and undoes it with the next change.
 */
export function earlyEntries(root: ParentNode): () => void {
  const controls = [...root.querySelectorAll<Control>('input, select, textarea')]
  const drawn = controls.map((control) => ({ control, entry: drawnEntryOf(control) }))
  return () => {
    for (const { control, entry } of drawn) if (control.isConnected && isChanged(control, entry)) enter(control)
  }
}

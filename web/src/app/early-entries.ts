type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const hasChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
  }
  if (control instanceof HTMLInputElement) {
    if (control.type === 'file') return control.files !== null && control.files.length > 0
    if (control.type === 'radio') return control.checked && !control.defaultChecked
    if (control.type === 'checkbox') return control.checked !== control.defaultChecked
  }
  return control.value !== control.defaultValue
}

/** Enters a value as its visitor did. React passes over a value that it already knows, so the control is emptied first. */
function enter(control: Control, { value, checked }: { value: string; checked: boolean }): void {
  const type = control.type
  if (control instanceof HTMLInputElement && (type === 'radio' || type === 'checkbox')) {
    control.checked = !checked
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
 * Notes what a visitor has chosen and typed on a page of the build before the shop's code was there. Returns how to enter it once the
 * page has been taken over: React keeps what it finds in the controls, knows nothing of it, and undoes it with the next change.
 */
export function earlyEntries(root: ParentNode): () => void {
  const changed = [...root.querySelectorAll<Control>('input, select, textarea')].filter(hasChanged).map((control) => {
    const checked = control instanceof HTMLInputElement && control.checked
    return { control, entry: { value: control.value, checked } }
  })
  return () => {
    for (const { control, entry } of changed) if (control.isConnected) enter(control, entry)
  }
}

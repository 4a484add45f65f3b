/** Keys typed into a field that is not there yet. */
export type EarlyKeys = {
  /** Stops recording, and returns what was typed. */
  readonly take: () => string
}

/** Records keys from now on, which would otherwise be lost or act on the page, for a field that is loading; Escape calls `onEscape`. */
export function keepEarlyKeys(onEscape: () => void): EarlyKeys {
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape') onEscape()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1) typed += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('keydown', keep, { capture: true })
  return {
    take: () => {
      document.removeEventListener('keydown', keep, { capture: true })
      return typed
    },
  }
}

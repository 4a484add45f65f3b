/** The latest request for the focus; an earlier one gives way, even if it still waits for its field. */
let latest: number | undefined

/** Runs this before the next frame, instead of any focus requested in this file before. */
export function focusNext(act: () => void): void {
  if (latest !== undefined) cancelAnimationFrame(latest)
  latest = requestAnimationFrame(act)
}

/**
 * Focuses the first invalid field, once it is marked on the page or in the open dialog. If the
 * field is in a tab that must open first, it waits this many frames.
 */
export function focusMarkedField(frames = 30): void {
  focusNext(() => {
    const place = document.querySelector('[role="dialog"][aria-modal="true"]') ?? document.querySelector('main')
    const field = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field?.checkVisibility()) field.focus()
    else if (frames > 1) focusMarkedField(frames - 1)
  })
}

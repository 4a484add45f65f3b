/**
 * Leads whoever sent a form to the first of its marked fields, once they are marked on the page or in the dialog over it. Where the
 * field lies in a tab that is still to open, it waits so many frames for that.
 */
export function focusMarkedField(frames = 30): void {
  requestAnimationFrame(() => {
    const place = document.querySelector('[role="dialog"][aria-modal="true"]') ?? document.querySelector('main')
    const field = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field?.checkVisibility()) field.focus()
    else if (frames > 1) focusMarkedField(frames - 1)
  })
}

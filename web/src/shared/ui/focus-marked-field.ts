/** Leads whoever sent a form to the first of its marked fields, once they are marked on the page or in the dialog over it. */
export function focusMarkedField(): void {
  requestAnimationFrame(() => {
    const place = document.querySelector('[role="dialog"][aria-modal="true"]') ?? document.querySelector('main')
    place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}

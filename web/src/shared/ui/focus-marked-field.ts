/** Leads whoever sent a form to the first of its marked fields, once they are marked on the page. */
export function focusMarkedField(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
}

/** Leads whoever takes the order to the first field of it that is marked, once the marks are on the page. */
export function focusMarked(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** Focuses the first marked field, once the marks are rendered. */
export function focusMarked(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/**
 * Gives a button its focus back that was disabled while its press was worked on: the browser moves the focus to the page then, and who uses the
 * keyboard or a screen reader has lost their place. What was focused or pressed meanwhile keeps the focus.
 */
export function keepFocus(): void {
  let last: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    last = target
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (last instanceof Node && target instanceof Node && !last.contains(target)) last = null
  })
  new MutationObserver((changes) => {
    const isBack = changes.some(({ target }) => target === last)
    if (!isBack || !(last instanceof HTMLButtonElement) || last.disabled) return
    if (document.activeElement === document.body) last.focus({ preventScroll: true })
  }).observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
}

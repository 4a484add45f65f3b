type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
type Point = { readonly clientX: number; readonly clientY: number }

/** A second tap comes within half a second; reading what appeared takes longer. */
const doubleTapMs = 700
/** The precision of a finger. */
const fingerPx = 40

let last: Point | undefined

/** Records where the page was last pressed. Returns a function that stops it. */
export function watchTaps(page: Page = window): () => void {
  const remember = (event: Event) => {
    last = event as MouseEvent
  }
  page.addEventListener('click', remember, { capture: true })
  return () => page.removeEventListener('click', remember, { capture: true })
}

/**
 * Swallows the rest of a double tap: call it where a press moves the page, so that the second tap does not hit
 * whatever appears under the finger. Keys and taps elsewhere work as usual. Needs `watchTaps`.
 */
export function ignoreSecondTap(page: Page = window): void {
  const first = last
  if (!first) return
  const swallow = (event: Event) => {
    const { clientX, clientY, detail } = event as MouseEvent
    // A key press has no click count.
    if (detail === 0 || Math.hypot(clientX - first.clientX, clientY - first.clientY) > fingerPx) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', swallow, { capture: true })
  setTimeout(() => page.removeEventListener('click', swallow, { capture: true }), doubleTapMs)
}

/** Prevents the second click of a double click, possibly on another page already, from selecting text. */
export function selectNoText(page: Page = window): void {
  const press = (event: Event) => {
    if ((event as MouseEvent).detail > 1) event.preventDefault()
  }
  page.addEventListener('mousedown', press, { capture: true })
  setTimeout(() => page.removeEventListener('mousedown', press, { capture: true }), doubleTapMs)
}

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
type Point = { readonly clientX: number; readonly clientY: number }

/** A second tap comes within half a second of the first; who has read what came up takes longer. */
const doubleTapMs = 700
/** And as near to it as a finger hits. */
const fingerPx = 40

let last: Point | undefined

/** Remembers where the page was pressed last. Returns how to stop that. */
export function watchTaps(page: Page = window): () => void {
  const remember = (event: Event) => {
    last = event as MouseEvent
  }
  page.addEventListener('click', remember, { capture: true })
  return () => page.removeEventListener('click', remember, { capture: true })
}

/**
 * Swallows the rest of a double tap: call it where a press moves the page, so that the second tap does not press what has come
 * under the finger. Keys are heard as ever, and so is who taps elsewhere. The page's taps are to be watched.
 */
export function ignoreSecondTap(page: Page = window): void {
  const first = last
  if (!first) return
  const swallow = (event: Event) => {
    const { clientX, clientY, detail } = event as MouseEvent
    // A press by the keyboard counts no clicks.
    if (detail === 0 || Math.hypot(clientX - first.clientX, clientY - first.clientY) > fingerPx) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', swallow, { capture: true })
  setTimeout(() => page.removeEventListener('click', swallow, { capture: true }), doubleTapMs)
}

/** Keeps the second press of a double click, which may fall on another page already, from selecting the text that is there now. */
export function selectNoText(page: Page = window): void {
  const press = (event: Event) => {
    if ((event as MouseEvent).detail > 1) event.preventDefault()
  }
  page.addEventListener('mousedown', press, { capture: true })
  setTimeout(() => page.removeEventListener('mousedown', press, { capture: true }), doubleTapMs)
}

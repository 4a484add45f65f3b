/** What had the focus, and all that it stood in, from the inside out. */
type Place = { readonly element: HTMLElement; readonly around: readonly Element[] }

const inDialog = '[role="dialog"], [role="menu"], [role="listbox"]'
const parts = 'li, article, section, form, main'
/** Within this time a dialog that closes gives the focus back by itself. */
const patienceMs = 50

/**
 * Gives the focus back that a press has lost. A button that is disabled while it works loses it to the page, and one that is gone afterwards too: who uses
 * the keyboard or a screen reader has lost their place then. It goes to the button once that works again, else to the heading of the part of the page in
 * which the button was; of a press in a dialog, to where the dialog was opened. What was focused or pressed meanwhile keeps the focus.
 */
export function keepFocus(): void {
  let last: Place | undefined
  let lastOnPage: Place | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const restore = () => {
    if (document.activeElement !== document.body) return
    for (const place of [last, lastOnPage]) {
      const target = place && (place.element.isConnected ? place.element : headingNear(place))
      if (!target) continue
      // Of a disabled button the time comes when it works again.
      return target.focus({ preventScroll: true })
    }
  }

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    last = { element: target, around: ancestorsOf(target) }
    if (!target.closest(inDialog)) lastOnPage = last
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element) || last?.element.contains(target)) return
    last = undefined
    if (!target.closest(inDialog)) lastOnPage = undefined
  })
  new MutationObserver(() => {
    if (!last || document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = setTimeout(restore, patienceMs)
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}

function headingNear({ around }: Place): HTMLElement | undefined {
  for (const part of around) {
    if (!part.isConnected || !part.matches(parts)) continue
    const heading = part.querySelector<HTMLElement>('h1, h2, h3, h4')
    if (!heading) continue
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
    return heading
  }
  return undefined
}

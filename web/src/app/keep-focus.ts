/** What was focused or pressed, and all that it stands in, from the inside out. */
type Path = readonly Element[]

const dialogs = '[role="dialog"], [role="menu"], [role="listbox"]'
const parts = 'li, article, section, form, main'
/** Within this time a dialog that closes gives the focus back by itself. */
const patienceMs = 50

/**
 * Gives the focus back that a press has lost. A button that is disabled while it works loses it to the page, and one that is gone afterwards too: who uses
 * the keyboard or a screen reader has lost their place then. It goes to the button once that works again, else to the heading of the part of the page in
 * which the button was; of a press in a dialog, to where the dialog was opened. What was focused or pressed meanwhile keeps the focus. `first` has
 * the focus when this begins.
 */
export function keepFocus(first: Element | null): void {
  let last: Path = []
  let lastOnPage: Path = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = (path: Path, place: Path) => {
    last = place
    if (!path.some((each) => each.matches(dialogs))) lastOnPage = place
  }
  const isLost = () => document.activeElement === document.body
  const restore = () => {
    if (isLost()) (targetOf(last) ?? targetOf(lastOnPage))?.focus({ preventScroll: true })
  }

  const enter = (path: Path) => note(path, path)

  enter(pathOf(first))
  addEventListener('focusin', ({ target }) => enter(pathOf(target)))
  addEventListener('pointerdown', ({ target }) => {
    const path = pathOf(target)
    if (!path.some((each) => each === last[0])) note(path, [])
  })
  new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(restore, patienceMs)
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}

function pathOf(target: EventTarget | null): Path {
  const path: Element[] = []
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at)
  return path
}

/** What had the focus, where it is still there, or the heading near it. Of a disabled button the time comes when it works again. */
function targetOf([element, ...around]: Path): HTMLElement | undefined {
  if (element?.isConnected) return element instanceof HTMLElement ? element : undefined
  for (const part of around) {
    const heading = part.isConnected && part.matches(parts) && part.querySelector<HTMLElement>('h1, h2, h3, h4')
    if (!heading) continue
    heading.tabIndex = -1
    return heading
  }
  return undefined
}

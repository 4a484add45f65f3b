/** A focused or pressed element and its ancestors, innermost first. */
type Path = readonly Element[]

const dialogs = '[role="dialog"], [role="menu"], [role="listbox"]'
const parts = 'li, article, section, form, main'
/** The time in which a closing dialog restores focus by itself. */
const patienceMs = 50

/**
 * Restores focus lost after a press. A button that is disabled while it works loses focus, and so does one that is removed: users of
 * keyboards and screen readers then lose their place. Focus returns to the button once it is enabled, otherwise to the heading of its
 * section; for a press in a dialog, to where the dialog was opened. Anything focused or pressed meanwhile keeps focus: a component that
 * knows a better place focuses it in a layout effect, because other effects may run later than this. `first` had focus first, and may
 * have opened a dialog before this starts.
 */
export function keepFocus(first: EventTarget | null): void {
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
  if (!isLost()) enter(pathOf(document.activeElement))
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

/** Returns the element that had focus if it still exists, or the heading near it. A disabled button is awaited. */
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

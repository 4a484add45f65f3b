import { loadPage } from './drawn/load-drawn-page.ts'
import { isLineThin } from './is-line-thin.ts'

/** Fetches the code of the page that a link under the pointer, the finger or the focus leads to; not for visitors whose line is thin or dear. */
export function fetchAhead(): void {
  const fetchFor = ({ target }: Event) => {
    if (isLineThin()) return
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === location.origin) void loadPage(link.pathname).catch(() => undefined)
  }
  addEventListener('pointerover', fetchFor)
  addEventListener('focusin', fetchFor)
}

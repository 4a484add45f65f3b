import { loadPage } from './drawn/load-drawn-page.ts'
import { isLineThin } from './is-line-thin.ts'

/** Prefetches the code of the page behind a link under the pointer, finger or focus; not on slow or metered connections. */
export function fetchAhead(): void {
  const fetchFor = ({ target }: Event) => {
    if (isLineThin()) return
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === location.origin) void loadPage(link.pathname).catch(() => undefined)
  }
  addEventListener('pointerover', fetchFor)
  addEventListener('focusin', fetchFor)
}

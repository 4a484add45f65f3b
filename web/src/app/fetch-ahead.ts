import { loadPage } from './drawn/load-drawn-page.ts'

type Line = { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }

/** Fetches the code of the page that a link under the pointer, the finger or the focus leads to; not for visitors whose line is thin or dear. */
export function fetchAhead(): void {
  const fetchFor = ({ target }: Event) => {
    const { connection } = navigator as Line
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === location.origin) void loadPage(link.pathname).catch(() => undefined)
  }
  addEventListener('pointerover', fetchFor)
  addEventListener('focusin', fetchFor)
}

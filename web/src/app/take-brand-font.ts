import type { createBrowserRouter } from 'react-router-dom'
import { isLineThin } from './is-line-thin.ts'

/** Events that show that the visit continues. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Loads the shop's font if `first-script/start-brand-font.ts` has not: once the visitor does something, because a visit of a single page does
 * without it; not on slow connections. If it arrives after the first page is shown, that page keeps the system font, because a swap would
 * shift its lines. Later pages of the visit use it.
 */
export function takeBrandFont(router: ReturnType<typeof createBrowserRouter>): void {
  const { loadBrandFont } = globalThis.firstScript ?? {}
  if (!loadBrandFont || isLineThin()) return
  let faces: readonly FontFace[] = []
  const keep = (loaded: readonly FontFace[]) => {
    faces = loaded
  }
  const load = () => {
    for (const sign of signs) removeEventListener(sign, load)
    loadBrandFont().then(keep, () => undefined)
  }
  for (const sign of signs) addEventListener(sign, load, { passive: true })
  const stop = router.subscribe(({ historyAction }) => {
    if (historyAction !== 'PUSH' || faces.length === 0) return
    stop()
    for (const face of faces) document.fonts.add(face)
  })
}

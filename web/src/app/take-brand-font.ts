import type { createBrowserRouter } from 'react-router-dom'
import { isLineThin } from './is-line-thin.ts'

/** By these a visitor shows that the visit goes on. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Fetches the shop's font where `first-script/start-brand-font.ts` has not: once the visitor does something, as a single page of a visit does
 * without it; not over a thin line. Where it comes later than the first page, that page keeps the system's letters, because others would
 * move its lines under the reader's eyes. The next page of the visit that begins when it is there has the shop's.
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

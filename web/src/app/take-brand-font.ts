import type { createBrowserRouter } from 'react-router-dom'

type BrandFont = { readonly loadBrandFont?: () => Promise<readonly FontFace[]> }

/**
 * Fetches the shop's font where `first-script/start-brand-font.ts` has not yet. Where it comes later than the first page, that page keeps
 * the system's letters, because others would move its lines under the reader's eyes. The next page of the visit that begins when it is
 * there has the shop's.
 */
export function takeBrandFont(router: ReturnType<typeof createBrowserRouter>): void {
  const { loadBrandFont } = globalThis as BrandFont
  let faces: readonly FontFace[] = []
  const keep = (loaded: readonly FontFace[]) => {
    faces = loaded
  }
  loadBrandFont?.().then(keep, () => undefined)
  const stop = router.subscribe(({ historyAction }) => {
    if (historyAction !== 'PUSH' || faces.length === 0) return
    stop()
    for (const face of faces) document.fonts.add(face)
  })
}

import type { createBrowserRouter } from 'react-router-dom'

type BrandFaces = { readonly brandFaces?: readonly FontFace[] }

/**
 * Where the shop's font comes later than the first page, that page keeps the system's letters, because others would move its lines under the
 * reader's eyes. The next page of the visit has the shop's.
 */
export function takeBrandFont(router: ReturnType<typeof createBrowserRouter>): void {
  const stop = router.subscribe(({ historyAction }) => {
    if (historyAction !== 'PUSH') return
    stop()
    const { brandFaces = [] } = globalThis as BrandFaces
    for (const face of brandFaces) document.fonts.add(face)
  })
}

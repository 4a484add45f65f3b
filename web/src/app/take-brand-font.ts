import type { createBrowserRouter } from 'react-router-dom'

type BrandFaces = { readonly brandFaces?: readonly FontFace[] }

/**
 * Where the shop's font comes later than the first page, that page keeps the system's letters, because others would move its lines under the
 * reader's eyes. The next page of the visit that begins when it is there has the shop's.
 */
export function takeBrandFont(router: ReturnType<typeof createBrowserRouter>): void {
  const stop = router.subscribe(({ historyAction }) => {
    const { brandFaces = [] } = globalThis as BrandFaces
    if (historyAction !== 'PUSH' || brandFaces.some(({ status }) => status !== 'loaded')) return
    stop()
    for (const face of brandFaces) document.fonts.add(face)
  })
}

import type { createBrowserRouter } from 'react-router-dom'

type BrandFont = { readonly brandFont?: { readonly faces: readonly FontFace[]; readonly load: () => Promise<void> } }

/**
 * Fetches the shop's font where `first-script/start-brand-font.ts` has not yet. Where it comes later than the first page, that page keeps the system's letters, because others would move its lines under the
 * reader's eyes. The next page of the visit that begins when it is there has the shop's.
 */
export function takeBrandFont(router: ReturnType<typeof createBrowserRouter>): void {
  const { faces, load } = (globalThis as BrandFont).brandFont ?? { faces: [] }
  void load?.()
  const stop = router.subscribe(({ historyAction }) => {
    if (historyAction !== 'PUSH' || faces.some(({ status }) => status !== 'loaded')) return
    stop()
    for (const face of faces) document.fonts.add(face)
  })
}

import '../storage/install-storage-fallback.ts'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'
import { queryClient } from '../../shared/api/queries/query-client.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { shopRoutes, withoutData } from '../router.tsx'
import { ShopApp } from '../ShopApp.tsx'
import { loadPage } from './load-drawn-page.ts'

/** Placeholder for the shop's origin where it is not known. */
const unknownOrigin = 'http://shop.invalid'
const origin = process.env.PUBLIC_ORIGIN ?? unknownOrigin
Object.assign(globalThis, { location: { origin } })

/** The HTML of a page in its loading state, and the paths of the calls for its data. */
type DrawnHtml = { readonly html: string; readonly calls: readonly string[] }

/** Renders the page of a URL as any browser first shows it. Runs in the build. */
export async function drawPage(address: string): Promise<DrawnHtml> {
  const loaded = await loadPage(address)
  if (!loaded) throw new Error(`No page has the address ${address}`)
  const calls = await callsOf(loaded, address)
  const router = createMemoryRouter(shopRoutes(loaded), {
    initialEntries: [address],
    hydrationData: withoutData(loaded),
  })
  // Not streamed: late parts would need a script to move them into place.
  const { prelude } = await prerender(<ShopApp router={router} />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return { html: await new Response(prelude).text(), calls }
}

/** Returns the public calls of the page's loader and its frame. */
async function callsOf({ route, params }: NonNullable<Awaited<ReturnType<typeof loadPage>>>, address: string) {
  const calls = new Set<string>()
  globalThis.fetch = async (path) => {
    calls.add(String(path))
    return Response.json({}, { status: 404 })
  }
  await route.load?.({ request: new Request(new URL(address, origin)), params })
  await queryClient.prefetchQuery(settingsQuery)
  queryClient.clear()
  return [...calls]
}

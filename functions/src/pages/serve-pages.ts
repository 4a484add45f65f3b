import { DocumentId } from '@teeshala/contract/ids'
import type { Request, Response } from 'express'
import { productAnswer } from '../catalogue/product-answer.ts'
import { smallPictures } from '../catalogue/small-picture.ts'
import { publicOrigin } from '../environment/public-origin.ts'
import { describe } from '../http/answer-error.ts'
import { withDeadline } from '../http/request/deadline.ts'
import { shownProducts } from '../listing/shown-products.ts'
import type { Deps } from '../ports/deps.ts'
import { shownSettings } from '../settings/read-settings.ts'
import type { BuiltPages } from './built-page.ts'
import { bulkOrderContent } from './bulk-order-content.ts'
import { fillPage } from './fill-page.ts'
import { missingProductContent, productContent } from './product-content.ts'

/** The page never waits longer for its no-script content: its scripts fetch the product anyway. */
const patienceMs = 2500

/** The same lifetime as the API's product response, so that page and preview do not differ. */
const cachedPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

type Page = { readonly status: number; readonly html: string; readonly cache: string }

/**
 * Serves product and bulk order pages with content for link previews and browsers without scripts. On any failure the page is sent as built and
 * does the rest in the browser; see docs/decisions/0050-link-previews.md.
 */
export function servePages(deps: Deps, readPages: () => BuiltPages) {
  let built: BuiltPages | undefined
  const smallPicture = smallPictures()
  return async (request: Request, response: Response): Promise<void> => {
    built ??= readPages()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end()
      return
    }
    const { status, html, cache } = await pageFor(request, built, smallPicture, deps)
    response.removeHeader('X-Powered-By')
    response.status(status).set(built.headers).set('Cache-Control', cache).type('html').send(html)
  }
}

async function pageFor(
  { path }: Request,
  built: BuiltPages,
  smallPicture: ReturnType<typeof smallPictures>,
  deps: Deps,
): Promise<Page> {
  const [, area, id] = /^\/(product|order)\/([^/]+)\/?$/.exec(path) ?? []
  const isBulkOrder = area === 'order'
  const html = built.html[isBulkOrder ? 'bulk-order' : 'product']
  const contentOf = isBulkOrder ? bulkOrderContent : productContent
  const missing = () => ({ status: 404, html: fillPage(html, missingProductContent), cache: 'private, no-store' })
  try {
    if (!DocumentId.safeParse(id).success) return missing()
    const late = (failure: unknown) => deps.log.warn({ err: describe(failure) }, 'a late page failed')
    const read = Promise.all([shownSettings.read('', deps), shownProducts([String(id)], deps)])
    const [{ shopName }, [product]] = await withDeadline(patienceMs, read, late)
    if (!product) return missing()
    const [image] = product.images
    const small = image === undefined ? undefined : await smallPicture(image, deps)
    const content = contentOf(productAnswer(product), publicOrigin(), shopName, small)
    return { status: 200, html: fillPage(html, content), cache: cachedPage }
  } catch (failure) {
    deps.log.error({ err: describe(failure) }, 'a page is served as it was built')
    return { status: 200, html, cache: 'private, no-store' }
  }
}

import { plainLists } from '@teeshala/contract/catalogue/plain-lists'
import { nextCursorHeader } from '@teeshala/contract/paging/paging-headers'
import { productAnswer } from '../../catalogue/product-answer.ts'
import { publicOrigin } from '../../environment/public-origin.ts'
import { newestFirst, readPage } from '../../firestore/page.ts'
import { type Handler, shared } from '../../http/handler.ts'
import { leaveOutUnfit } from '../../http/leave-out-unfit.ts'
import { listedProducts } from '../listed-products.ts'
import { plainListHtml } from './plain-list-html.ts'

/** The list is shown in a frame of the shop's own pages, and runs no scripts. */
const framed = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
}

/** Returns a product list with prices and links as HTML, for browsers and crawlers without scripts; see docs/decisions/0058-prerendered-pages.md. */
export const readPlainList: Handler<'readPlainList'> = async ({ params: { name }, query }, deps) => {
  const order = { ...newestFirst, onUnfit: leaveOutUnfit(deps) }
  const { items, headers } = await readPage(listedProducts(deps.db, plainLists[name].of), order, query)
  return shared(plainListHtml(name, items.map(productAnswer), publicOrigin(), headers[nextCursorHeader]), {
    ...headers,
    ...framed,
  })
}

import { publicOrigin } from '../environment/public-origin.ts'
import { AppError } from '../errors/app-error.ts'
import { cached } from '../firestore/cached.ts'
import { productsIn } from '../firestore/collections.ts'
import { type Handler, shared } from '../http/handler.ts'
import { spanOf } from './month.ts'
import { cacheMs, sharedSeconds } from './sitemap-ages.ts'
import { maxUrls, urlSet } from './sitemap-xml.ts'

/** Returns the products added in one month; one read each. Those of past months hardly change. */
const products = cached(
  () => cacheMs,
  async (month, { db }) => {
    const { from, until } = spanOf(month)
    const shown = productsIn(db).where('isHidden', '==', false)
    const added = shown.where('createdAt', '>=', from).where('createdAt', '<', until)
    const { docs } = await added.orderBy('createdAt', 'desc').limit(maxUrls).select('updatedAt').get()
    if (docs.length === 0) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
    const origin = publicOrigin()
    return urlSet(
      docs.map((product) => ({
        loc: `${origin}/product/${product.id}`,
        lastmod: product.get('updatedAt').toDate().toISOString(),
      })),
    )
  },
)

/** Returns the sitemap of one month's products; NOT_FOUND for a month without any. */
export const readProductsSitemap: Handler<'readProductsSitemap'> = async ({ params }, deps) => {
  return shared(await products.read(params.month, deps), undefined, sharedSeconds)
}

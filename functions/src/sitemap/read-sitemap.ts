import { publicOrigin } from '../environment/public-origin.ts'
import { cached } from '../firestore/cached.ts'
import { productsIn } from '../firestore/collections.ts'
import { type Handler, shared } from '../http/handler.ts'
import { monthOf, spanOf } from './month.ts'
import { cacheMs, sharedSeconds } from './sitemap-ages.ts'
import { sitemapIndex } from './sitemap-xml.ts'

/** The sitemap index: the pages, and each month in which products were added. One read per month, plus one. */
const index = cached(
  () => cacheMs,
  async (_key, { db }) => {
    const origin = publicOrigin()
    const months: string[] = []
    const newestFirst = productsIn(db).where('isHidden', '==', false).orderBy('createdAt', 'desc').limit(1)
    for (let older = newestFirst; ; ) {
      const [newest] = (await older.select('createdAt').get()).docs
      if (!newest) break
      const month = monthOf(newest.get('createdAt').toDate())
      months.unshift(month)
      older = newestFirst.where('createdAt', '<', spanOf(month).from)
    }
    return sitemapIndex([
      { loc: `${origin}/sitemap-pages.xml` },
      ...months.map((month) => ({ loc: `${origin}/sitemap-products-${month}.xml` })),
    ])
  },
)

/** Returns the sitemap index. */
export const readSitemap: Handler<'readSitemap'> = async (_call, deps) => {
  return shared(await index.read('', deps), undefined, sharedSeconds)
}

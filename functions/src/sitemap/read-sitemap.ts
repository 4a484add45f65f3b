import { publicOrigin } from '../environment/public-origin.ts'
import { productsIn } from '../firestore/collections.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { cached } from './cache.ts'
import { monthOf, spanOf } from './month.ts'
import { cacheSeconds, sharedSeconds } from './sitemap-ages.ts'
import { sitemapIndex } from './sitemap-xml.ts'

/** The index of the sitemaps: the pages, and the products of each month in which one was added. A read for each month, and one. */
const index = cached(cacheSeconds * 1000, async (_key, { db }) => {
  const origin = publicOrigin()
  const months: string[] = []
  for (let from = new Date(0); ; ) {
    const next = productsIn(db).where('createdAt', '>=', from).orderBy('createdAt').limit(1)
    const [first] = (await next.select('createdAt').get()).docs
    if (!first) break
    const month = monthOf(first.get('createdAt').toDate())
    months.push(month)
    from = spanOf(month).until
  }
  return sitemapIndex([
    { loc: `${origin}/sitemap-pages.xml` },
    ...months.map((month) => ({ loc: `${origin}/sitemap-products-${month}.xml` })),
  ])
})

/** The index of all sitemaps. */
export async function readSitemap(_call: unknown, deps: Deps): Reply<'readSitemap'> {
  return shared(await index('', deps), undefined, sharedSeconds)
}

import { routesOf } from '../http/route.ts'
import { readPagesSitemap } from './read-pages-sitemap.ts'
import { readProductsSitemap } from './read-products-sitemap.ts'
import { readRobots } from './read-robots.ts'
import { readSitemap } from './read-sitemap.ts'

/** What crawlers request at the root of the site; /robots.txt arrives as an API path, see `bypassFrameworkParsing`. */
export const sitemapRoutes = routesOf({
  readRobots,
  readSitemap,
  readPagesSitemap,
  readProductsSitemap,
})

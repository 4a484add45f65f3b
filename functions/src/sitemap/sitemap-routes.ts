import { type Route, route } from '../http/route.ts'
import { readPagesSitemap } from './read-pages-sitemap.ts'
import { readProductsSitemap } from './read-products-sitemap.ts'
import { readRobots } from './read-robots.ts'
import { readSitemap } from './read-sitemap.ts'

/** What crawlers ask for at the root of the site; /robots.txt arrives under the API's name, see `bypassFrameworkParsing`. */
export const sitemapRoutes: readonly Route[] = [
  route('readRobots', readRobots),
  route('readSitemap', readSitemap),
  route('readPagesSitemap', readPagesSitemap),
  route('readProductsSitemap', readProductsSitemap),
]

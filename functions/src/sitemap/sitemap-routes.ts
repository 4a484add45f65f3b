import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { Month } from './month.ts'
import { readPagesSitemap } from './read-pages-sitemap.ts'
import { readProductsSitemap } from './read-products-sitemap.ts'
import { readRobots } from './read-robots.ts'
import { readSitemap } from './read-sitemap.ts'

/** What crawlers ask for at the root of the site; /robots.txt arrives under the API's name, see `keepRequestsUntouched`. */
export const sitemapRoutes: readonly Route[] = [
  route('get', '/api/robots', { access: 'public' }, readRobots),
  route('get', '/sitemap.xml', { access: 'public' }, readSitemap),
  route('get', '/sitemap-pages.xml', { access: 'public' }, readPagesSitemap),
  route(
    'get',
    '/sitemap-products-:month.xml',
    { access: 'public', params: z.object({ month: Month }) },
    readProductsSitemap,
  ),
]

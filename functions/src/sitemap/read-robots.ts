import { privatePages } from '@teeshala/contract/catalogue/public-pages'
import { publicOrigin } from '../environment/public-origin.ts'
import { type Handler, shared } from '../http/handler.ts'
import { sharedSeconds } from './sitemap-ages.ts'

const rules = ['User-agent: *', ...privatePages.map((path) => `Disallow: ${path}`)].join('\n')

/** Returns what crawlers may visit. The API stays allowed: without it the pages would be empty for them. Reads nothing. */
export const readRobots: Handler<'readRobots'> = async () => {
  return shared(`${rules}\n\nSitemap: ${publicOrigin()}/sitemap.xml\n`, undefined, sharedSeconds)
}

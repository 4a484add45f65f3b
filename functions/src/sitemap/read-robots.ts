import { privatePages } from '@teeshala/contract/catalogue/public-pages'
import { publicOrigin } from '../environment/public-origin.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import { sharedSeconds } from './sitemap-ages.ts'

const rules = ['User-agent: *', ...privatePages.map((path) => `Disallow: ${path}`)].join('\n')

/** What crawlers may visit. The API stays open to them: without it the pages they visit would be empty. No read. */
export async function readRobots(): Reply<'readRobots'> {
  return shared(`${rules}\n\nSitemap: ${publicOrigin()}/sitemap.xml\n`, undefined, sharedSeconds)
}

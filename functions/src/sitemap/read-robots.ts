import { privatePages } from '@teeshala/contract/catalogue/public-pages'
import { type Answer, sharedText } from '../http/answer.ts'
import { publicOrigin } from '../public-origin.ts'
import { sharedSeconds } from './sitemap-ages.ts'

/** What crawlers may visit. The API stays open to them: without it the pages they visit would be empty. No read. */
export async function readRobots(): Promise<Answer> {
  const lines = [
    'User-agent: *',
    ...privatePages.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin()}/sitemap.xml`,
    '',
  ]
  return sharedText('txt', lines.join('\n'), sharedSeconds)
}

import { publicPages } from '@teeshala/contract/catalogue/public-pages'
import { type Answer, sharedText } from '../http/answer.ts'
import { publicOrigin } from '../public-origin.ts'
import { sharedSeconds } from './sitemap-ages.ts'
import { urlSet } from './sitemap-xml.ts'

/** The pages that are not of one product. No read. */
export async function readPagesSitemap(): Promise<Answer> {
  const origin = publicOrigin()
  return sharedText('xml', urlSet(publicPages.map((path) => ({ loc: origin + path }))), sharedSeconds)
}

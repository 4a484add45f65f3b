import { publicPages } from '@teeshala/contract/catalogue/public-pages'
import { publicOrigin } from '../environment/public-origin.ts'
import { type Handler, shared } from '../http/handler.ts'
import { sharedSeconds } from './sitemap-ages.ts'
import { urlSet } from './sitemap-xml.ts'

/** Returns the sitemap of all pages except products. Reads nothing. */
export const readPagesSitemap: Handler<'readPagesSitemap'> = async () => {
  const origin = publicOrigin()
  return shared(urlSet(publicPages.map((path) => ({ loc: origin + path }))), undefined, sharedSeconds)
}

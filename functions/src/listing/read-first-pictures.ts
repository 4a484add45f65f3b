import { plainLists } from '@teeshala/contract/catalogue/plain-lists'
import { smallPictures } from '../catalogue/small-picture.ts'
import { newestFirst, readPage } from '../firestore/page.ts'
import { type Handler, shared } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import { listedProducts } from './listed-products.ts'

/** As many as fit side by side on a phone. */
const first = { limit: 2 }

const smallPicture = smallPictures()

/**
 * Returns the small pictures of a list's first products, which a phone shows before the rest of their data; null if one is not
 * small and available at once. See docs/decisions/0058-prerendered-pages.md.
 */
export const readFirstPictures: Handler<'readFirstPictures'> = async ({ params: { name } }, deps) => {
  const order = { ...newestFirst, onUnfit: leaveOutUnfit(deps) }
  const { items } = await readPage(listedProducts(deps.db, plainLists[name].of), order, first)
  const pictures = items.map(async ({ images: [image] }) => (image && (await smallPicture(image, deps))) || null)
  return shared(await Promise.all(pictures))
}

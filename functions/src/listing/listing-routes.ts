import { routesOf } from '../http/route.ts'
import { countChoices } from './count-choices.ts'
import { listProducts } from './list-products.ts'
import { readPlainList } from './plain/read-plain-list.ts'
import { readFirstPictures } from './read-first-pictures.ts'
import { suggestProducts } from './suggest-products.ts'

/** The public product lists. */
export const listingRoutes = routesOf({
  listProducts,
  readPlainList,
  readFirstPictures,
  countChoices,
  suggestProducts,
})

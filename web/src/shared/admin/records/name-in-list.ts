import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop } from '@teeshala/contract/orders/status-words'

/** Returns the first eight characters of an id and an ellipsis. */
export const shortened = (id: string) => `${id.slice(0, 8)}…`

/** Returns an order's short name in lists: the end of its id, or the beginning for bulk and print orders. */
export const nameInList = ({ _id, kind }: Pick<AnyOrder, '_id' | 'kind'>) =>
  isWorkshop(kind) ? shortened(_id) : _id.slice(-6)

import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useAddress } from '../../shared/address/use-address.ts'
import { nameInList } from '../../shared/admin/records/name-in-list.ts'
import { Link } from '../../shared/routing/Link.tsx'
import { orderParameter } from './list-words.ts'
import classes from './OpenOrder.module.css'

/** An order's short name in a list, which opens it in the drawer; the URL then names it. */
export function OpenOrder({ order }: { order: Pick<AnyOrder, '_id' | 'kind'> }) {
  const { link } = useAddress()
  const { _id } = order
  return (
    <Link
      to={link({ [orderParameter]: _id })}
      preventScrollReset
      className={classes.link}
      title={_id}
      aria-haspopup="dialog"
    >
      {nameInList(order)}
    </Link>
  )
}

import type { ProductionOrder } from '@teeshala/contract/production/production-order'
import { useAddress } from '../../../shared/address/use-address.ts'
import { nameInList } from '../../../shared/admin/records/name-in-list.ts'
import { Link } from '../../../shared/routing/Link.tsx'
import { orderParameter } from '../list-words.ts'
import classes from '../OpenOrder.module.css'

/** An order's short name in the press list, which opens it in the drawer. */
export function OpenProduction({ order }: { order: ProductionOrder }) {
  const { link } = useAddress()
  return (
    <Link
      to={link({ [orderParameter]: order._id })}
      preventScrollReset
      className={classes.link}
      title={order._id}
      aria-haspopup="dialog"
    >
      {nameInList(order)}
    </Link>
  )
}

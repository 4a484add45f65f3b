import type { User } from '@teeshala/contract/accounts/user'
import { Link } from 'react-router-dom'
import { useAddress } from '../../shared/address/use-address.ts'
import * as texts from '../../texts/admin/users.ts'
import { userParameter } from './admin-users-query.ts'
import classes from './users.module.css'

/** Somebody's name, which opens them beside the list; the address then names them. */
export function OpenUser({ user: { _id, name } }: { user: User }) {
  const { link } = useAddress()
  return (
    <Link to={link({ [userParameter]: _id })} preventScrollReset className={classes.open} aria-haspopup="dialog">
      {name || texts.noName}
    </Link>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAddress } from '../address/use-address.ts'
import classes from './OpenRecord.module.css'

/** A record's short name in a list, which opens it beside the list; the address then names it. */
export function OpenRecord({ parameter, id, children }: { parameter: string; id: string; children: ReactNode }) {
  const { link } = useAddress()
  return (
    <Link to={link({ [parameter]: id })} preventScrollReset className={classes.link} title={id} aria-haspopup="dialog">
      {children}
    </Link>
  )
}

import type { ReactNode } from 'react'
import { useAddress } from '../../address/use-address.ts'
import { Link } from '../../routing/Link.tsx'
import classes from './RecordLink.module.css'

type RecordLinkProps = {
  /** The URL parameter of the open record. */
  parameter: string
  id: string
  /** Nobody has opened it yet. */
  isNew?: boolean
  children: ReactNode
}

/** A record's name, which opens it in the drawer; the URL then names it. */
export function RecordLink({ parameter, id, isNew = false, children }: RecordLinkProps) {
  const { link } = useAddress()
  return (
    <Link
      to={link({ [parameter]: id })}
      preventScrollReset
      className={classes.open}
      data-new={isNew || undefined}
      aria-haspopup="dialog"
    >
      {children}
    </Link>
  )
}

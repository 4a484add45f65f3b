import type { ReactNode } from 'react'
import { useAddress } from '../../address/use-address.ts'
import { Link } from '../../routing/Link.tsx'
import classes from './RecordLink.module.css'

type RecordLinkProps = {
  /** What the address calls the record that stands open. */
  parameter: string
  id: string
  /** Nobody has opened it yet. */
  isNew?: boolean
  children: ReactNode
}

/** What a record is called, which opens it beside its list; the address then names it. */
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

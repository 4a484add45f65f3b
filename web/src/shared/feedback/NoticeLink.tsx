import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type NoticeLinkProps = { to: string; children: ReactNode }

/** The way on from a notice. */
export function NoticeLink({ to, children }: NoticeLinkProps) {
  return (
    <Button component={Link} to={to}>
      {children}
    </Button>
  )
}

import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Notice } from '../shared/feedback/Notice.tsx'
import { NoticeLink } from '../shared/feedback/NoticeLink.tsx'
import { useCurrentUser } from '../shared/session/session-store.ts'
import type { Page } from './pages.ts'

type GateProps = { page: Page; children: ReactNode }

/** Shows a page to who may see it, and tells everybody else why not. The API decides again, by itself. */
export function Gate({ page, children }: GateProps) {
  const user = useCurrentUser()
  const { pathname, search } = useLocation()
  const signIn = `/signin?from=${encodeURIComponent(pathname + search)}`
  if (page.access === 'public') return children
  if (page.access === 'admin') {
    if (!user) return <Navigate to={signIn} replace />
    if (user.isAdmin) return children
    return (
      <Notice title="Not allowed" text="This part of the shop is for its staff.">
        <NoticeLink to="/">Back to the shop</NoticeLink>
      </Notice>
    )
  }
  if (user) return children
  return (
    <Notice {...page.prompt}>
      <NoticeLink to={signIn}>Sign In</NoticeLink>
    </Notice>
  )
}

import { mayCall, type StaffCallName } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf, type StaffRole } from '@teeshala/contract/staff/staff-role'
import { data, redirect } from 'react-router-dom'
import { profileQuery } from '../shared/accounts/profile-query.ts'
import { queryClient } from '../shared/api/queries/query-client.ts'
import { useSession } from '../shared/session/session-store.ts'
import * as texts from '../texts/frame/store.ts'
import { adminLinksOf } from './frame/admin/admin-links.ts'
import type { PageRoute } from './page-route.ts'

/**
 * Returns an admin page as a route: for staff whose role may make the call that the page depends on, or for all of them if it is about
 * oneself (null).
 */
export function adminPage(path: string, needs: StaffCallName | null, page: PageRoute['page']): PageRoute {
  return {
    path,
    access: 'admin',
    page,
    load: async () => {
      const role = await currentRole()
      if (needs && !mayCall(role, needs)) throw path === '/admin' ? awayFromStart(role) : notAllowed()
    },
  }
}

const notAllowed = () => data(texts.notAllowed, { status: 403 })

/** Redirects roles that may not see the start page to their first page. */
function awayFromStart(role: StaffRole | undefined) {
  const [first] = adminLinksOf(role).flat()
  return role && first ? redirect(first.to) : notAllowed()
}

/** The role may have changed since the sign-in. Without a response the remembered role counts: the server decides anyway. */
async function currentRole(): Promise<StaffRole | undefined> {
  const profile = await queryClient.fetchQuery({ ...profileQuery, staleTime: 30_000 }).catch(() => undefined)
  if (profile) useSession.getState().keepRights(profile)
  const { currentUser } = useSession.getState()
  return currentUser ? roleOf(currentUser) : undefined
}

import type { createBrowserRouter } from 'react-router-dom'
import { sessionEnded } from '../shared/api/api-failure.ts'
import { signInPath } from '../shared/routing/return-path.ts'
import { onSessionEnd } from '../shared/session/end-session.ts'
import { toast } from '../shared/ui/toasts/toast.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Redirects a visitor whose session has ended: to the sign-in screen and back, or away from private pages. */
export function followSession(router: Router): void {
  onSessionEnd((reason) => {
    if (reason === 'signed-out') return void router.revalidate()
    const { pathname, search } = router.state.location
    toast.bad(sessionEnded)
    void router.navigate(signInPath(pathname + search))
  })
}

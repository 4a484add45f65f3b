import type { createBrowserRouter } from 'react-router-dom'
import { sessionEnded } from '../shared/api/api-failure.ts'
import { signInPath } from '../shared/routing/return-path.ts'
import { onSessionEnd } from '../shared/session/end-session.ts'
import { toast } from '../shared/ui/toasts/toast.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Takes a visitor whose session has ended where they can go on: to the sign-in screen and back, or out of private pages. */
export function followSession(router: Router): void {
  onSessionEnd((reason) => {
    if (reason === 'signed-out') return void router.revalidate()
    const { pathname, search } = router.state.location
    toast.bad(sessionEnded)
    void router.navigate(signInPath(pathname + search))
  })
}

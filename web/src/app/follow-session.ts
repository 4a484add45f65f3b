import type { createBrowserRouter } from 'react-router-dom'
import { signInPath } from '../shared/routing/return-path.ts'
import { onSessionEnd } from '../shared/session/end-session.ts'
import { toast } from '../shared/ui/toasts/toast.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Takes a visitor whose session has ended where they can go on: to the sign-in screen and back, or out of private pages. */
export function followSession(router: Router): void {
  onSessionEnd((reason) => {
    if (reason === 'signed-out') return void router.revalidate()
    const { pathname, search } = router.state.location
    toast.bad('Your session has ended. Please sign in again.')
    void router.navigate(signInPath(pathname + search))
  })
}

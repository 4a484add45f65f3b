import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveQuestion } from '../../shared/admin/unsaved/LeaveQuestion.tsx'
import { useSession } from '../../shared/session/session-store.ts'

/** A session that ends by itself loses nothing: the form keeps what was typed. */
const isSignedIn = () => useSession.getState().currentUser !== null

/** Asks before a page with unsaved changes is left; an anchor of the page is no leaving. */
export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
}

import { useState } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { useSession } from '../session/session-store.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useUnsavedChanges } from './unsaved-changes.ts'

const personNow = () => useSession.getState().currentUser?._id

/**
 * Asks before a link or Back leaves unsaved changes. Anchors leave nothing; replaced URLs are the
 * page's own doing, which asks by itself; and an expired session loses nothing, because the form keeps its input.
 */
export function LeaveGuard() {
  const [person] = useState(personNow)
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next, historyAction }) =>
      useUnsavedChanges.getState().forms.length > 0 &&
      personNow() === person &&
      historyAction !== 'REPLACE' &&
      !isAnchor(here, next),
  )
  if (blocker.state !== 'blocked') return null
  return <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
}

const isAnchor = (here: Location, next: Location) =>
  here.pathname === next.pathname && here.search === next.search && here.hash !== next.hash

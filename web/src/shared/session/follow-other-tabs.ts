import { endSession } from './end-session.ts'
import { persistKey, readUser, type SessionUser, useSession } from './session-store.ts'

/** Keeps this tab in sync with the others: sign-in and sign-out apply here, too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key === persistKey) follow(userIn(newValue))
  })
  // A page that Back brings as it was left has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(userIn(localStorage.getItem(persistKey)))
  })
}

function follow(user: SessionUser | null): void {
  const { currentUser } = useSession.getState()
  // A tab that signs out stores an empty session before it removes the session.
  if (!user) void endSession('signed-out')
  // What the page remembers of one person is not for another.
  else if (currentUser && currentUser._id !== user._id) window.location.reload()
  else void useSession.persist.rehydrate()
}

function userIn(stored: string | null): SessionUser | null {
  try {
    return readUser(JSON.parse(stored ?? 'null')?.state)
  } catch {
    return null
  }
}

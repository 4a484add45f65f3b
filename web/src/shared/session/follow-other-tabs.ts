import { endSession } from './end-session.ts'
import { persistKey, readUser, useSession } from './session-store.ts'

/** Keeps this tab in step with the others: a sign-out or a sign-in there is one here. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== persistKey) return
    // A tab that signs out stores an empty session before it takes the session out.
    if (holdsUser(newValue)) void useSession.persist.rehydrate()
    else void endSession('signed-out')
  })
}

function holdsUser(stored: string | null): boolean {
  try {
    return readUser(JSON.parse(stored ?? 'null')?.state) !== null
  } catch {
    return false
  }
}

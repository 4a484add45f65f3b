import { endSession } from './end-session.ts'
import { persistKey, useSession } from './session-store.ts'

/** Keeps this tab in step with the others: a sign-out or a sign-in there is one here. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== persistKey) return
    if (newValue === null) void endSession('signed-out')
    else void useSession.persist.rehydrate()
  })
}

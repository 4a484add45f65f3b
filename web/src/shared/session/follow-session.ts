import { queryClient } from '../query/query-client.ts'
import { currentUser, storeKey, useSessionStore } from './session-store.ts'

/** Follows the session as other tabs and Firebase change it. Firebase is loaded when the page is idle. */
export function followSession(): void {
  addEventListener('storage', async ({ key }) => {
    if (key !== storeKey && key !== null) return
    const before = currentUser()?._id
    if (localStorage.getItem(storeKey)) await useSessionStore.persist.rehydrate()
    else useSessionStore.setState(useSessionStore.getInitialState())
    if (currentUser()?._id !== before) queryClient.clear()
  })
  if (currentUser()) whenIdle(async () => (await import('./firebase-session.ts')).followFirebase())
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 3000)
}

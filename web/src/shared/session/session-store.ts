import type { User } from '@teeshala/contract/accounts/user'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Who is signed in, as the browser remembers it. `token` is the ID token last seen; `freshToken` answers a valid one. */
export type SessionUser = Pick<User, '_id' | 'name' | 'email' | 'isAdmin'> & { token: string }

type UserSlice = { currentUser: SessionUser | null; loading: boolean; error: string | null }

const nobody: UserSlice = { currentUser: null, loading: false, error: null }

/** Key and version are fixed by the storefront specification, section 9. */
export const storeKey = 'persist:root'

export const useSessionStore = create<{ user: UserSlice }>()(
  persist(() => ({ user: nobody }), {
    name: storeKey,
    version: 1,
    partialize: ({ user }) => ({ user: { ...nobody, currentUser: user.currentUser } }),
  }),
)

const rehydrationLimitMs = 5000

/** Resolves when the store has read what the browser kept, at the latest after the limit. */
export function sessionReady(): Promise<void> {
  if (useSessionStore.persist.hasHydrated()) return Promise.resolve()
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, rehydrationLimitMs)
    useSessionStore.persist.onFinishHydration(() => {
      clearTimeout(limit)
      resolve()
    })
  })
}

/** The signed-in person, or null. */
export function useCurrentUser(): SessionUser | null {
  return useSessionStore(({ user }) => user.currentUser)
}

/** As `useCurrentUser`, outside of components. */
export function currentUser(): SessionUser | null {
  return useSessionStore.getState().user.currentUser
}

/** Sign-in, update and deletion begin: the last error goes. */
export function sessionBusy(): void {
  useSessionStore.setState(({ user }) => ({ user: { ...user, loading: true, error: null } }))
}

export function sessionFailed(error: string): void {
  useSessionStore.setState(({ user }) => ({ user: { ...user, loading: false, error } }))
}

/** Signs a person in, or replaces what is known of them. */
export function keepSession(user: User, token: string): void {
  const { _id, name, email, isAdmin } = user
  useSessionStore.setState({ user: { ...nobody, currentUser: { _id, name, email, isAdmin, token } } })
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', token)
}

/** Keeps the token that Firebase has refreshed. */
export function keepToken(token: string): void {
  const current = currentUser()
  if (!current || current.token === token) return
  useSessionStore.setState(({ user }) => ({ user: { ...user, currentUser: { ...current, token } } }))
  localStorage.setItem('token', token)
}

/** Nobody is signed in any more: all three keys go. */
export function dropSession(): void {
  useSessionStore.setState({ user: nobody })
  for (const key of ['user', 'token', storeKey]) localStorage.removeItem(key)
}

import type { User } from '@teeshala/contract/accounts/user'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { claimDrafts } from './kept/form-draft.ts'

/** The signed-in user as remembered by the session; `token` is the Firebase ID token for the API. */
export type SessionUser = Pick<User, '_id' | 'name' | 'email' | 'isAdmin' | 'role'> & { token: string }

type Session = { currentUser: SessionUser | null; loading: boolean; error: string | null }

type Transitions = {
  /** A sign-in, update or deletion starts. */
  begin: () => void
  /** A sign-in or update has succeeded. */
  setUser: (user: SessionUser) => void
  /** A deletion or sign-out has succeeded. */
  clearUser: () => void
  /** The action has failed; null if the visitor cancelled it. */
  fail: (error: string | null) => void
  /** Updates the rights reported by the server. */
  keepRights: (rights: Pick<User, '_id' | 'isAdmin' | 'role'>) => void
  /** Stores a token renewed by Firebase. */
  renewToken: (token: string) => void
}

const signedOut: Session = { currentUser: null, loading: false, error: null }

export const persistKey = 'persist:root'

/** The signed-in user, and the progress of sign-in, change or deletion. Only the user survives a reload. */
export const useSession = create<Session & Transitions>()(
  persist(
    (set) => ({
      ...signedOut,
      begin: () => set({ loading: true, error: null }),
      setUser: (currentUser) => set({ currentUser, loading: false, error: null }),
      clearUser: () => set(signedOut),
      fail: (error) => set({ loading: false, error }),
      keepRights: ({ _id, isAdmin, role }) =>
        set(({ currentUser }) => {
          const isNews = currentUser?._id === _id && (currentUser.isAdmin !== isAdmin || currentUser.role !== role)
          return isNews ? { currentUser: { ...currentUser, isAdmin, role } } : {}
        }),
      renewToken: (token) => set(({ currentUser }) => (currentUser ? { currentUser: { ...currentUser, token } } : {})),
    }),
    {
      name: persistKey,
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ currentUser }) => ({ currentUser }),
      // State of another version or app is discarded.
      migrate: () => ({ currentUser: null }),
      merge: (stored, current) => ({ ...current, currentUser: readUser(stored) }),
      skipHydration: true,
    },
  ),
)

// However somebody signs in, here or in another tab, another customer's input is cleared before it is shown.
useSession.subscribe(({ currentUser }) => {
  if (currentUser) claimDrafts(currentUser._id)
})

/** Returns the user in a stored state, or null if it is invalid. */
export function readUser(stored: unknown): SessionUser | null {
  const user = (stored as { currentUser?: unknown } | null | undefined)?.currentUser
  if (typeof user !== 'object' || user === null) return null
  const { _id, name, email, token, isAdmin, role } = user as Record<string, unknown>
  const isOurs = [_id, name, email, token].every((value) => typeof value === 'string') && _id !== '' && token !== ''
  const rights = { isAdmin: isAdmin === true, ...(typeof role === 'string' && { role }) }
  return isOurs ? ({ _id, name, email, token, ...rights } as SessionUser) : null
}

const rehydrationLimitMs = 5000

/** Restores the session before the app renders; a store that does not respond within five seconds counts as empty. */
export async function restoreSession(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, rehydrationLimitMs)
  })
  await Promise.race([Promise.resolve(useSession.persist.rehydrate()).catch(() => undefined), limit])
  clearTimeout(timer)
}

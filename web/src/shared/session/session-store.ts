import type { User } from '@teeshala/contract/accounts/user'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { claimDrafts } from './kept/form-draft.ts'

/** Who is signed in, as the session remembers it; `token` is the Firebase ID token that the API checks. */
export type SessionUser = Pick<User, '_id' | 'name' | 'email' | 'isAdmin' | 'role'> & { token: string }

type Session = { currentUser: SessionUser | null; loading: boolean; error: string | null }

type Transitions = {
  /** Sign-in, update or deletion of the user begins. */
  begin: () => void
  /** Sign-in or update has succeeded. */
  setUser: (user: SessionUser) => void
  /** The deletion of the user, or sign-out, has succeeded. */
  clearUser: () => void
  /** What had begun has failed; null where the visitor only turned back. */
  fail: (error: string | null) => void
  /** The shop has said what the user may do now. */
  keepRights: (rights: Pick<User, '_id' | 'isAdmin' | 'role'>) => void
  /** Firebase has renewed the token. */
  renewToken: (token: string) => void
}

const signedOut: Session = { currentUser: null, loading: false, error: null }

export const persistKey = 'persist:root'

/** Who is signed in, and how far a sign-in, a change or a deletion has come. Only the user outlives the page. */
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
      // Another version's or another app's state is dropped, not guessed at.
      migrate: () => ({ currentUser: null }),
      merge: (stored, current) => ({ ...current, currentUser: readUser(stored) }),
      skipHydration: true,
    },
  ),
)

// However somebody comes in, by a sign-in here or in another tab, what another customer typed goes before it is shown.
useSession.subscribe(({ currentUser }) => {
  if (currentUser) claimDrafts(currentUser._id)
})

/** The user in a stored state, or null where the state is not one of ours. */
export function readUser(stored: unknown): SessionUser | null {
  const user = (stored as { currentUser?: unknown } | null | undefined)?.currentUser
  if (typeof user !== 'object' || user === null) return null
  const { _id, name, email, token, isAdmin, role } = user as Record<string, unknown>
  const isOurs = [_id, name, email, token].every((value) => typeof value === 'string') && _id !== '' && token !== ''
  const rights = { isAdmin: isAdmin === true, ...(typeof role === 'string' && { role }) }
  return isOurs ? ({ _id, name, email, token, ...rights } as SessionUser) : null
}

const rehydrationLimitMs = 5000

/** Restores the session before the app renders; a store that does not answer within five seconds counts as empty. */
export async function restoreSession(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, rehydrationLimitMs)
  })
  await Promise.race([Promise.resolve(useSession.persist.rehydrate()).catch(() => undefined), limit])
  clearTimeout(timer)
}

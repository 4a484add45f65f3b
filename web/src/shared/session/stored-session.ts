import type { User } from '@teeshala/contract/accounts/user'

/** The local storage keys `user` and `token`, kept for other programs of the shop beside `persist:root`. */
export function storeSignIn(user: User, token: string): void {
  write('user', JSON.stringify(user))
  write('token', token)
}

/** Keeps a renewed token. */
export function storeToken(token: string): void {
  write('token', token)
}

/** Forgets user, token and session. */
export function removeSignIn(): void {
  try {
    localStorage.removeItem('user')
    localStorage.removeItem('token')
    localStorage.removeItem('persist:root')
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Full or forbidden storage costs only the memory of the sign-in, not the sign-in.
  }
}

import type { User } from '@teeshala/contract/accounts/user'

/** Writes the local storage keys `user` and `token`, used by other programs of the shop beside `persist:root`. */
export function storeSignIn(user: User, token: string): void {
  write('user', JSON.stringify(user))
  write('token', token)
}

/** Keeps a renewed token. */
export function storeToken(token: string): void {
  write('token', token)
}

/** Removes user, token and session. */
export function removeSignIn(): void {
  try {
    localStorage.removeItem('user')
    localStorage.removeItem('token')
    localStorage.removeItem('persist:root')
  } catch {
    // Without storage there is nothing to remove.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Full or blocked storage affects only remembering the sign-in, not the sign-in.
  }
}

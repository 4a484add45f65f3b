import type { LoginAnswer, User } from '@teeshala/contract/accounts/user'
import type { User as FirebaseUser } from 'firebase/auth'
import { api } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { useSession } from '../session/session-store.ts'
import { storeSignIn, storeToken } from '../session/stored-session.ts'

/** Starts this browser's session from a sign-in response. */
export async function startSession({ user, token, customToken }: LoginAnswer): Promise<void> {
  const { keepSession } = await import('../session/firebase-auth.ts')
  await keepSession(customToken)
  await handInProof(token)
  rememberSignIn(user, token)
}

/** The token of a sign-in by code that the server refused because the number belongs to another account as well. */
let unusedProof: string | undefined

/**
 * The person who has now signed in another way may own that number; the server decides. Done before
 * the sign-in is stored, which leads to another page: leaving that at once must not lose the proof.
 */
async function handInProof(token: string): Promise<void> {
  const proof = unusedProof
  unusedProof = undefined
  if (proof) await provePhone(proof, token).catch(() => undefined)
}

/** Sends the server the token of a sign-in by code, so that its number becomes that of the session's account, or of `token`'s. */
export async function provePhone(proof: string, token?: string): Promise<LoginAnswer> {
  return api('provePhone', { body: { proof }, ...(token && { token }) })
}

/** Continues in the new account of the refused sign-in by code: the other account was not this person's. */
export async function openOwnAccount(): Promise<void> {
  const proof = unusedProof
  if (!proof) throw new Error('nobody has come by a code')
  const answer = await provePhone(proof, proof)
  unusedProof = undefined
  await startSession(answer)
}

/**
 * Makes a Firebase sign-in (Google, phone code) this browser's session. The server creates the profile
 * on first sight; if it cannot, Firebase is signed out again.
 */
export async function adoptSignIn(person: FirebaseUser, way: 'google' | 'phone'): Promise<void> {
  try {
    const proof = await person.getIdToken()
    const { user, token = proof } = await profileOf(way, proof)
    await handInProof(token)
    rememberSignIn(user, token)
  } catch (error) {
    if (failedWith(error, 'PHONE_ELSEWHERE')) unusedProof = await person.getIdToken()
    const { leaveFirebase } = await import('../session/firebase-auth.ts')
    await leaveFirebase().catch(() => undefined)
    throw error
  }
}

/** Returns the profile, and a new token if the server has ended all sessions of the account. */
async function profileOf(way: 'google' | 'phone', token: string): Promise<{ user: User; token?: string }> {
  if (way === 'phone') return { user: await api('readUser', { params: { id: 'me' }, token }) }
  const { user, customToken } = await api('signInWithGoogle', { token })
  if (customToken === undefined) return { user }
  const { keepSession } = await import('../session/firebase-auth.ts')
  return { user, token: await keepSession(customToken) }
}

/** Stores who is signed in, after Firebase has signed in. */
export function rememberSignIn(user: User, token: string): void {
  const { _id, name, email, isAdmin, role } = user
  useSession.getState().setUser({ _id, name, email, isAdmin, role, token })
  storeSignIn(user, token)
}

/** Stores the token of a user who has just reauthenticated. */
export async function renewProof(person: FirebaseUser): Promise<void> {
  const token = await person.getIdToken(true)
  useSession.getState().renewToken(token)
  storeToken(token)
}

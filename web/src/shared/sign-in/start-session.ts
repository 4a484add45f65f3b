import type { LoginAnswer, User } from '@teeshala/contract/accounts/user'
import type { User as FirebaseUser } from 'firebase/auth'
import { api } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { useSession } from '../session/session-store.ts'
import { storeSignIn, storeToken } from '../session/stored-session.ts'

/** Makes the answer of a sign-in the session of this browser. */
export async function startSession({ user, token, customToken }: LoginAnswer): Promise<void> {
  const { keepSession } = await import('../session/firebase-auth.ts')
  await keepSession(customToken)
  await handInProof(token)
  rememberSignIn(user, token)
}

/** The token of a sign-in by code that the shop did not take, because the number stands in another account as well. */
let unusedProof: string | undefined

/**
 * Whose number it is may be the one who has now signed in another way; the shop knows, and refuses it to everybody else. Before
 * the sign-in is remembered, which leads to another page: whoever leaves that at once must not lose the proof.
 */
async function handInProof(token: string): Promise<void> {
  const proof = unusedProof
  unusedProof = undefined
  if (proof) await provePhone(proof, token).catch(() => undefined)
}

/** Shows the shop the token of a sign-in by code, so that its number becomes that of the session's account, or of `token`'s. */
export async function provePhone(proof: string, token?: string): Promise<LoginAnswer> {
  return api('provePhone', { body: { proof }, ...(token && { token }) })
}

/** Goes on in the new account of the sign-in by code that the shop did not take: the other account was not this person's. */
export async function openOwnAccount(): Promise<void> {
  const proof = unusedProof
  if (!proof) throw new Error('nobody has come by a code')
  const answer = await provePhone(proof, proof)
  unusedProof = undefined
  await startSession(answer)
}

/**
 * Makes somebody whom Firebase has signed in (Google, phone code) the session of this browser. The shop makes their profile
 * when it sees them for the first time; where it cannot, Firebase signs them out, too.
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

/** The profile, and the token that the session goes on with where the shop has ended all sessions of the account. */
async function profileOf(way: 'google' | 'phone', token: string): Promise<{ user: User; token?: string }> {
  if (way === 'phone') return { user: await api('readUser', { params: { id: 'me' }, token }) }
  const { user, customToken } = await api('signInWithGoogle', { token })
  if (customToken === undefined) return { user }
  const { keepSession } = await import('../session/firebase-auth.ts')
  return { user, token: await keepSession(customToken) }
}

/** Keeps who is signed in, where Firebase is signed in already. */
export function rememberSignIn(user: User, token: string): void {
  const { _id, name, email, isAdmin, role } = user
  useSession.getState().setUser({ _id, name, email, isAdmin, role, token })
  storeSignIn(user, token)
}

/** Keeps the token of a user who has just proved once more that it is them. */
export async function renewProof(person: FirebaseUser): Promise<void> {
  const token = await person.getIdToken(true)
  useSession.getState().renewToken(token)
  storeToken(token)
}

import type { User } from 'firebase/auth'
import { firebaseAuth } from './firebase-auth.ts'
import { useSession } from './session-store.ts'

/** How an account can be signed in to. */
export type WayIn = 'password' | 'google' | 'phone'

const waysByProvider: Record<string, WayIn> = { password: 'password', 'google.com': 'google', phone: 'phone' }

/** Returns Firebase's record of the session's user; throws if Firebase no longer knows them. */
export async function signedInUser(): Promise<User> {
  const { currentUser } = await firebaseAuth()
  if (!currentUser || currentUser.uid !== useSession.getState().currentUser?._id) {
    throw new Error('Firebase does not know the user of this session')
  }
  return currentUser
}

/** Returns how the signed-in user can reauthenticate, with their email and phone. */
export async function signInMethods(): Promise<{ ways: WayIn[]; email: string; phone: string }> {
  const user = await signedInUser()
  await user.reload().catch(() => undefined)
  const ways = user.providerData.flatMap(({ providerId }) => waysByProvider[providerId] ?? [])
  return { ways, email: user.email ?? '', phone: user.phoneNumber ?? '' }
}

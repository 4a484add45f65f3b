import { api } from '../api/api.ts'
import { endSession } from '../session/end-session.ts'

/** So long the shop may take; whoever walks away from the screen must not stay signed in at it. */
export const patienceMs = 4000

/** Signs out everywhere; where the shop cannot be told in time, at least in this browser. */
export async function signOut(): Promise<void> {
  const told = api('logOut').catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  await endSession('signed-out')
}

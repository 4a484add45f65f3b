import { api } from '../api/api.ts'
import { endSession } from '../session/end-session.ts'

/** Signs out everywhere; where the shop cannot be told, at least in this browser. */
export async function signOut(): Promise<void> {
  await api('logOut').catch(() => undefined)
  await endSession('signed-out')
}

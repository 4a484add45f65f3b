import { call } from '../api/call.ts'
import { queryClient } from '../query/query-client.ts'
import { dropSession } from './session-store.ts'

/** Ends the session here and at the shop. A shop that cannot be reached keeps nobody signed in. */
export async function signOutOfShop(): Promise<void> {
  const { leaveFirebase } = await import('./firebase-session.ts')
  await call('POST', '/api/users/logout').catch(() => undefined)
  await leaveFirebase().catch(() => undefined)
  dropSession()
  queryClient.clear()
}

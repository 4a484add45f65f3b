import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { firebaseAuth } from './firebase-auth.ts'

let opened: Promise<AppCheck> | undefined

/**
 * The header by which the shop knows that a call comes from its own page; only in a build with `VITE_APP_CHECK_KEY`. None where Google cannot be
 * asked, as behind some blockers: a shop that demands it says so in its answer, and the next call asks anew.
 */
export async function attestation(key: string): Promise<Record<string, string>> {
  try {
    opened ??= open(key)
    const { token } = await getToken(await opened)
    return { 'x-firebase-appcheck': token }
  } catch {
    opened = undefined
    return {}
  }
}

async function open(key: string): Promise<AppCheck> {
  const { app } = await firebaseAuth()
  return initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(key), isTokenAutoRefreshEnabled: true })
}

import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { firebaseAuth } from './firebase-auth.ts'

let opened: Promise<AppCheck> | undefined

/**
 * Returns the App Check header, which proves that a call comes from the shop's own page; only in a build with `VITE_APP_CHECK_KEY`. Empty if Google
 * cannot be
 * reached, as behind some blockers: the server's error then says so, and the next call tries again.
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

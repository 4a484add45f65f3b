import { firebaseAuth } from '../session/firebase-auth.ts'
import { authPort, localService } from '../session/local-service.ts'

/**
 * Returns what the Auth emulator would have sent: a local shop has neither SMS nor mail.
 * Used only if `isLocalShop`; the emulator does not exist elsewhere.
 */
async function sentByEmulator<T>(what: 'verificationCodes' | 'oobCodes'): Promise<T[]> {
  const { projectId } = (await firebaseAuth()).app.options
  const response = await fetch(`${localService(authPort).origin}/emulator/v1/projects/${projectId}/${what}`)
  return ((await response.json()) as Record<string, T[] | undefined>)[what] ?? []
}

/** Returns the last code sent to a phone. */
export async function lastPhoneCode(phone: string): Promise<string | undefined> {
  const codes = await sentByEmulator<{ phoneNumber: string; code: string }>('verificationCodes')
  return codes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code
}

/** Returns the path in the last password reset mail, as in production's mail. */
export async function lastResetPath(email: string): Promise<string | undefined> {
  const mails = await sentByEmulator<{ email: string; requestType: string; oobCode: string }>('oobCodes')
  const mail = mails.findLast((sent) => sent.requestType === 'PASSWORD_RESET' && sent.email === email)
  return mail && `/account-action?${new URLSearchParams({ mode: 'resetPassword', oobCode: mail.oobCode })}`
}

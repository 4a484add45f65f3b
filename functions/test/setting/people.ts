import { randomBytes, randomInt } from 'node:crypto'
import type { Deps } from '../../src/deps.ts'

export const password = 'Shirt@2026'

export type Person = { readonly uid: string; readonly email: string; readonly phone: string; readonly token: string }

/** An email nobody else has. */
export function newEmail(): string {
  return `p${randomBytes(6).toString('hex')}@people.test`
}

/** An Indian mobile number nobody else is likely to have. */
export function newPhone(): string {
  return `+919${randomInt(100_000_000, 1_000_000_000)}`
}

/** Somebody with an account and a profile, signed in by password; nobody has proved the number. */
export async function customer({ auth, db }: Deps, name = 'Kavya Iyer'): Promise<Person> {
  const email = newEmail()
  const phone = newPhone()
  const { uid } = await auth.createUser({ email, password, displayName: name })
  const address = { street: '', city: '', state: '', country: '', pincode: '' }
  const at = new Date()
  const rights = { isPhoneProven: false, isAdmin: false }
  await db.doc(`phoneNumbers/${phone}`).set({ uid, since: at })
  await db
    .doc(`users/${uid}`)
    .set({ name, email, phone, address, ...rights, searchKeys: [], createdAt: at, updatedAt: at })
  return { uid, email, phone, token: await signIn(email) }
}

export async function admin(deps: Deps): Promise<Person> {
  const person = await customer(deps, 'Meera Nair')
  await deps.auth.setCustomUserClaims(person.uid, { admin: true })
  await deps.db.doc(`users/${person.uid}`).update({ isAdmin: true })
  return { ...person, token: await signIn(person.email) }
}

/** Somebody whose account was disabled after signing in. */
export async function disabledCustomer(deps: Deps): Promise<Person> {
  const person = await customer(deps)
  await deps.auth.updateUser(person.uid, { disabled: true })
  return person
}

/** A visitor who was signed in anonymously, as an upload does. */
export async function guest(): Promise<{ uid: string; token: string }> {
  const { localId, idToken } = await identity('accounts:signUp', { returnSecureToken: true })
  return { uid: localId as string, token: idToken as string }
}

export async function signIn(email: string, secret = password): Promise<string> {
  const answer = await identity('accounts:signInWithPassword', { email, password: secret, returnSecureToken: true })
  return answer.idToken as string
}

/** Signs in with Google through the emulator, which takes an unsigned Google token. */
export async function signInWithGoogle(email: string, name: string): Promise<{ uid: string; token: string }> {
  const claims = JSON.stringify({ sub: randomBytes(8).toString('hex'), email, email_verified: true, name })
  const answer = await identity('accounts:signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnIdpCredential: true,
    returnSecureToken: true,
  })
  return { uid: answer.localId as string, token: answer.idToken as string }
}

/** Signs in with a one-time code, as the emulator would have sent it. */
export async function signInByCode(phoneNumber: string): Promise<{ uid: string; token: string }> {
  const { sessionInfo } = await identity('accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'none' })
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const sent = await fetch(`http://${host}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}/verificationCodes`)
  const { verificationCodes } = (await sent.json()) as { verificationCodes: { sessionInfo: string; code: string }[] }
  const code = verificationCodes.find((each) => each.sessionInfo === sessionInfo)?.code
  const answer = await identity('accounts:signInWithPhoneNumber', { sessionInfo, code })
  return { uid: answer.localId as string, token: answer.idToken as string }
}

/** The claims of a token of the emulator, changed and put together again without a signature, as the emulator does. */
export function rewritten(token: string, changes: Record<string, unknown>): string {
  const [header = '', payload = ''] = token.split('.')
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes }
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
}

export async function identity(method: string, body: unknown): Promise<Record<string, unknown>> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${method}?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`Auth emulator: ${JSON.stringify(answer)}`)
  return answer
}

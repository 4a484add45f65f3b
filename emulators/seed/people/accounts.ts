import type { Auth } from 'firebase-admin/auth'
import type { SeedPerson } from './people.ts'

const isMissing = (error: unknown) => (error as { code?: string }).code === 'auth/user-not-found'

/** Lets a person sign in with exactly this password and role; repeating it restores them. */
export async function openAccount(auth: Auth, person: SeedPerson): Promise<void> {
  const { uid, email, password, name, phone } = person
  const fields = { email, password, displayName: name, emailVerified: true, ...(phone && { phoneNumber: phone }) }
  const known = await auth.getUser(uid).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (known) await auth.updateUser(uid, { ...fields, disabled: false })
  else await auth.createUser({ uid, ...fields })
  await auth.setCustomUserClaims(uid, person.isAdmin ? { admin: true } : null)
}

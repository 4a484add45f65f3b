import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing'

/** Who asks: the owner of the tested documents, and people who must not be mistaken for the owner or an admin. */
export const people = ['nobody', 'guest', 'owner', 'other', 'forger', 'admin', 'manager', 'press', 'former'] as const

export type Person = (typeof people)[number]

export const ownerId = 'asha'

const tokens: Record<Exclude<Person, 'nobody'>, { uid: string; claims: TokenOptions }> = {
  // An anonymous sign-in with the owner's uid.
  guest: { uid: ownerId, claims: { firebase: { sign_in_provider: 'anonymous', identities: {} } } },
  owner: { uid: ownerId, claims: {} },
  other: { uid: 'ravi', claims: {} },
  // Has every claim but `admin: true`, and a profile with isAdmin, which is among the tested documents.
  forger: { uid: 'forger', claims: { isAdmin: true, role: 'admin', admin: 'true', claims: { admin: true } } },
  // An admin without a role is an owner of the shop.
  admin: { uid: 'meera', claims: { admin: true } },
  manager: { uid: 'devi', claims: { admin: true, role: 'manager' } },
  press: { uid: 'arun', claims: { admin: true, role: 'press' } },
  // Was an owner when the token was issued, and no longer is.
  former: { uid: 'kiran', claims: { admin: true, role: 'owner' } },
}

/** The records of present and former staff; the forger's has everything but the claim. */
export const records: Record<string, { isAdmin: boolean; role?: string }> = {
  forger: { isAdmin: true, role: 'owner' },
  meera: { isAdmin: true },
  devi: { isAdmin: true, role: 'manager' },
  arun: { isAdmin: true, role: 'press' },
  kiran: { isAdmin: false },
}

export function contextsOf(environment: RulesTestEnvironment): Record<Person, RulesTestContext> {
  const signedIn = (person: Exclude<Person, 'nobody'>) =>
    environment.authenticatedContext(tokens[person].uid, tokens[person].claims)
  return {
    nobody: environment.unauthenticatedContext(),
    guest: signedIn('guest'),
    owner: signedIn('owner'),
    other: signedIn('other'),
    forger: signedIn('forger'),
    admin: signedIn('admin'),
    manager: signedIn('manager'),
    press: signedIn('press'),
    former: signedIn('former'),
  }
}

import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing'

/** Everyone who may knock: the owner of the tested documents, and those who must not pass for the owner or for an admin. */
export const people = ['nobody', 'guest', 'owner', 'byCode', 'stranger', 'other', 'forger', 'admin'] as const

export type Person = (typeof people)[number]

export const OWNER = 'asha'

/** A sign-in by a code, into an account that has a password as well. */
function codeTo(phone: string): TokenOptions {
  const identities = { phone: [phone], email: ['asha@example.test'] }
  return { phone_number: phone, firebase: { sign_in_provider: 'phone', identities } }
}

const tokens: Record<Exclude<Person, 'nobody'>, { uid: string; claims: TokenOptions }> = {
  // An anonymous sign-in that has even got hold of the owner's uid.
  guest: { uid: OWNER, claims: { firebase: { sign_in_provider: 'anonymous', identities: {} } } },
  owner: { uid: OWNER, claims: {} },
  // The owner, come in by a code to the number that was proved.
  byCode: { uid: OWNER, claims: { ...codeTo('+919876543210'), phone_proven: '+919876543210' } },
  // Whoever has the phone of a number that the owner has only typed in; even a former number was proved, and an admin gone wrong.
  stranger: { uid: OWNER, claims: { ...codeTo('+919876543211'), phone_proven: '+919876543210', admin: true } },
  other: { uid: 'ravi', claims: {} },
  // Says so in every way but the one that counts; the profile with isAdmin is among the tested documents.
  forger: { uid: 'forger', claims: { isAdmin: true, role: 'admin', admin: 'true', claims: { admin: true } } },
  admin: { uid: 'meera', claims: { admin: true } },
}

export function contextsOf(environment: RulesTestEnvironment): Record<Person, RulesTestContext> {
  const signedIn = (person: Exclude<Person, 'nobody'>) =>
    environment.authenticatedContext(tokens[person].uid, tokens[person].claims)
  return {
    nobody: environment.unauthenticatedContext(),
    guest: signedIn('guest'),
    owner: signedIn('owner'),
    byCode: signedIn('byCode'),
    stranger: signedIn('stranger'),
    other: signedIn('other'),
    forger: signedIn('forger'),
    admin: signedIn('admin'),
  }
}

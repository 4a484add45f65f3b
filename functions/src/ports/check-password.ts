/** Firebase Auth's response to a login and password. */
export type PasswordAnswer =
  | { readonly kind: 'right'; readonly uid: string; readonly idToken: string; readonly signedInAt: Date }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too-many' }

export type CheckPassword = (email: string, password: string) => Promise<PasswordAnswer>

import type { SessionUser } from '../../../shared/session/session-store.ts'
import * as texts from '../../../texts/frame/store.ts'

/** Returns a person's name for the header; after a sign-in by phone code there may be neither name nor email. */
export function displayName({ name, email }: SessionUser): string {
  return name || email || texts.yourAccount
}

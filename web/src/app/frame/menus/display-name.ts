import type { SessionUser } from '../../../shared/session/session-store.ts'
import * as texts from '../../../texts/frame/store.ts'

/** What a person is called in a header; who signed in by a code to the phone may have neither name nor email yet. */
export function displayName({ name, email }: SessionUser): string {
  return name || email || texts.yourAccount
}

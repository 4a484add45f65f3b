import type { StaffSettings, StoreSettings } from '@teeshala/contract/settings/store-settings'

export type Readers = Pick<StoreSettings, 'email'> & Pick<StaffSettings, 'staffMails'>

/** Returns the recipients of messages to the shop: those named in the settings, otherwise the shop's own address; empty if there is none. */
export function messageReaders({ email, staffMails }: Readers): string[] {
  const named = staffMails.flatMap((each) => (each.newMessages ? [each.email] : []))
  return named.length > 0 ? named : [email].filter(Boolean)
}

import type { StaffSettings, StoreSettings } from '@teeshala/contract/settings/store-settings'

export type Readers = Pick<StoreSettings, 'email'> & Pick<StaffSettings, 'staffMails'>

/** To whom goes what people write to the shop: whom the settings name for it, else the shop's own address; nobody while the shop has none. */
export function messageReaders({ email, staffMails }: Readers): string[] {
  const named = staffMails.flatMap((each) => (each.newMessages ? [each.email] : []))
  return named.length > 0 ? named : [email].filter(Boolean)
}

import { withStorage } from './with-storage.ts'

const prefix = 'draft:'
const ownerKey = `${prefix}owner`

/** Values of a form, kept in this tab. */
export type FormDraft<T> = {
  read: () => Partial<T> | undefined
  write: (values: T) => void
  clear: () => void
}

/** Returns the key in the tab's storage of something that is cleared together with the drafts. */
export const draftKey = (name: string): string => `${prefix}${name}`

/** A form's place in the tab's storage. It outlives a reload and a session that ends by itself, not the tab and not a sign-out. */
export function formDraft<T extends object>(name: string): FormDraft<T> {
  const key = draftKey(name)
  return {
    read: () => withStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined),
    write: (values) => withStorage(() => sessionStorage.setItem(key, JSON.stringify(values))),
    clear: () => withStorage(() => sessionStorage.removeItem(key)),
  }
}

/** Forgets what was typed into any form: the next person at this screen may be somebody else. */
export function clearDrafts(): void {
  withStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

/** Returns the id of the customer whose drafts this tab keeps; null until somebody has signed in. */
export const draftOwner = (): string | null => withStorage(() => sessionStorage.getItem(ownerKey)) ?? null

/** Whoever signs in keeps what they or a visitor typed here, and not what another customer did. */
export function claimDrafts(uid: string): void {
  withStorage(() => {
    const owner = sessionStorage.getItem(ownerKey)
    if (owner !== null && owner !== uid) clearDrafts()
    sessionStorage.setItem(ownerKey, uid)
  })
}

import { withStorage } from './with-storage.ts'

const prefix = 'draft:'
const ownerKey = `${prefix}owner`

/** A form's values, stored in this tab. */
export type FormDraft<T> = {
  read: () => Partial<T> | undefined
  write: (values: T) => void
  clear: () => void
}

/** Returns the session storage key of something that is cleared together with the drafts. */
export const draftKey = (name: string): string => `${prefix}${name}`

/** Returns a form's draft in session storage. It survives a reload and an expired session, but neither the tab nor a sign-out. */
export function formDraft<T extends object>(name: string): FormDraft<T> {
  const key = draftKey(name)
  return {
    read: () => withStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined),
    write: (values) => withStorage(() => sessionStorage.setItem(key, JSON.stringify(values))),
    clear: () => withStorage(() => sessionStorage.removeItem(key)),
  }
}

/** Clears all drafts: the next person at this screen may be somebody else. */
export function clearDrafts(): void {
  withStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

/** Returns the id of the customer whose drafts this tab stores; null until somebody has signed in. */
export const draftOwner = (): string | null => withStorage(() => sessionStorage.getItem(ownerKey)) ?? null

/** Keeps the drafts at sign-in if they belong to the same customer or a visitor, and clears another customer's. */
export function claimDrafts(uid: string): void {
  withStorage(() => {
    const owner = sessionStorage.getItem(ownerKey)
    if (owner !== null && owner !== uid) clearDrafts()
    sessionStorage.setItem(ownerKey, uid)
  })
}

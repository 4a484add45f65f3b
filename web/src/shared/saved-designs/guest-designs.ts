import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { maxSavedDesigns, tooManySaved } from '@teeshala/contract/saved-designs/saved-design'
import { browserIsFull } from '../../texts/shared/design/saved-designs.ts'

/** A design saved in this browser, with the secrets that let its pictures move to an account. */
export type GuestDesign = SavedDesign & {
  readonly secrets: Readonly<Record<string, string>>
  /** Why it could not be moved to the account. */
  readonly problem?: string
}

const storageKey = 'saved-designs'

/** Returns the designs saved in this browser, last changed first. */
export function guestDesigns(): GuestDesign[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Stores a design at the top of the list, replacing the one with its id. Throws a message if the browser refuses. */
export function keepGuestDesign(design: GuestDesign): void {
  const others = guestDesigns().filter(({ _id }) => _id !== design._id)
  if (others.length >= maxSavedDesigns) throw new Error(tooManySaved)
  try {
    localStorage.setItem(storageKey, JSON.stringify([design, ...others]))
  } catch {
    throw new Error(browserIsFull)
  }
}

export function forgetGuestDesign(id: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(guestDesigns().filter(({ _id }) => _id !== id)))
  } catch {
    // Nothing was stored then.
  }
}

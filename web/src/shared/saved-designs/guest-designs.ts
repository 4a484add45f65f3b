import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { maxSavedDesigns, tooManySaved } from '@teeshala/contract/saved-designs/saved-design'
import { browserIsFull } from '../../texts/shared/saved-designs.ts'

/** A design that a visitor has saved in this browser, with the secrets by which its pictures come along to an account. */
export type GuestDesign = SavedDesign & {
  readonly secrets: Readonly<Record<string, string>>
  /** Why it cannot come along to the account, where that was tried. */
  readonly problem?: string
}

const storageKey = 'saved-designs'

/** What a visitor has saved here, the latest changed first. */
export function guestDesigns(): GuestDesign[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Keeps a design first in the list, in place of the one with its id. Throws, in words, where the browser does not. */
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
    // What could not be kept is not there.
  }
}

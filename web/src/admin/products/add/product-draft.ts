import { withStorage } from '../../../shared/session/kept/with-storage.ts'
import { emptyValues, type ProductValues } from '../form/product-values.ts'

const keyOf = (uid: string) => `product-draft:${uid}`

/** Returns this staff member's draft of a new product; undefined if there is none, or its format is outdated. */
export function readDraft(uid: string): ProductValues | undefined {
  const stored = withStorage(() => JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null'))
  if (typeof stored !== 'object' || stored === null || !Array.isArray(stored.images)) return undefined
  return { ...emptyValues, ...stored }
}

/** Stores the draft, across reloads and sign-outs; an empty form is not stored. */
export function writeDraft(uid: string, values: ProductValues): void {
  if (isEmpty(values)) clearDraft(uid)
  else withStorage(() => localStorage.setItem(keyOf(uid), JSON.stringify(values)))
}

/** Forgets the draft. */
export function clearDraft(uid: string): void {
  withStorage(() => localStorage.removeItem(keyOf(uid)))
}

/** Returns whether the form is empty. */
export function isEmpty(values: ProductValues): boolean {
  return JSON.stringify(values) === JSON.stringify(emptyValues)
}

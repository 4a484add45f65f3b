import { withStorage } from '../../../shared/session/kept/with-storage.ts'
import { emptyValues, type ProductValues } from '../form/product-values.ts'

const keyOf = (uid: string) => `product-draft:${uid}`

/** What this member of the staff last typed of a new product; undefined where there is nothing, or nothing of this form. */
export function readDraft(uid: string): ProductValues | undefined {
  const stored = withStorage(() => JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null'))
  if (typeof stored !== 'object' || stored === null || !Array.isArray(stored.images)) return undefined
  return { ...emptyValues, ...stored }
}

/** Keeps what was typed, beyond a reload and a sign-out; a form with nothing in it leaves nothing behind. */
export function writeDraft(uid: string, values: ProductValues): void {
  if (isEmpty(values)) clearDraft(uid)
  else withStorage(() => localStorage.setItem(keyOf(uid), JSON.stringify(values)))
}

/** Forgets the draft. */
export function clearDraft(uid: string): void {
  withStorage(() => localStorage.removeItem(keyOf(uid)))
}

/** Whether nothing has been typed yet. */
export function isEmpty(values: ProductValues): boolean {
  return JSON.stringify(values) === JSON.stringify(emptyValues)
}

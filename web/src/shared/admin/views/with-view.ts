import type { SavedView } from '@teeshala/contract/staff/saved-views'

type Change = {
  /** The view to rename or delete; undefined if `view` is new. */
  readonly chosen: SavedView | undefined
  /** The new state; undefined to delete. */
  readonly view: SavedView | undefined
}

/** Returns the stored views with one added, renamed or deleted; the others are unchanged. */
export function withView(stored: readonly SavedView[], { chosen, view }: Change): SavedView[] {
  const place = stored.findIndex(({ name, query }) => name === chosen?.name && query === chosen.query)
  // Renaming a view that is gone creates it.
  if (place < 0) return view ? [...stored, view] : [...stored]
  return stored.toSpliced(place, 1, ...(view ? [view] : []))
}

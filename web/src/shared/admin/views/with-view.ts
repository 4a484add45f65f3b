import type { SavedView } from '@teeshala/contract/staff/saved-views'

type Change = {
  /** The one that is renamed or deleted; without it `view` is a new one. */
  readonly chosen: SavedView | undefined
  /** What it becomes; undefined where it is deleted. */
  readonly view: SavedView | undefined
}

/** The stored views with one of them added, renamed or deleted; all others stay as they are. */
export function withView(stored: readonly SavedView[], { chosen, view }: Change): SavedView[] {
  const place = stored.findIndex(({ name, query }) => name === chosen?.name && query === chosen.query)
  // One that is gone by now is renamed to a new one.
  if (place < 0) return view ? [...stored, view] : [...stored]
  return stored.toSpliced(place, 1, ...(view ? [view] : []))
}

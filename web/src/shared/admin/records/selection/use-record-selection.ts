import { useRef, useState } from 'react'

type Toggle = {
  /** With Shift: selects the range from the previously toggled record. */
  isRange: boolean
}

/** The selected records of a list, and functions to change the selection. */
export type RecordSelection = {
  isSelected: (id: string) => boolean
  toggle: (id: string, how: Toggle) => void
  areAll: boolean
  areSome: boolean
  toggleAll: () => void
  clear: () => void
  /** Deselects processed records. */
  drop: (ids: readonly string[]) => void
}

/** Manages the selection of a list's records; one that leaves the list is deselected. `selected` keeps the list's order. */
export function useRecordSelection<Listed extends { readonly _id: string }>(records: readonly Listed[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const before = useRef<string>(undefined)
  const selected = records.filter(({ _id }) => ids.has(_id))
  const areAll = records.length > 0 && selected.length === records.length

  const toggle = (id: string, { isRange }: Toggle) => {
    const isOn = !ids.has(id)
    const next = new Set(selected.map(({ _id }) => _id))
    for (const each of isRange ? rangeOf(records, before.current, id) : [id]) {
      if (isOn) next.add(each)
      else next.delete(each)
    }
    before.current = id
    setIds(next)
  }
  const selection: RecordSelection = {
    isSelected: (id) => ids.has(id),
    toggle,
    areAll,
    areSome: selected.length > 0,
    toggleAll: () => setIds(new Set(areAll ? [] : records.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
    drop: (done) => setIds(new Set([...ids].filter((id) => !done.includes(id)))),
  }
  return { selected, selection }
}

function rangeOf(records: readonly { readonly _id: string }[], from: string | undefined, to: string): string[] {
  const [one, other] = [from, to].map((id) => records.findIndex(({ _id }) => _id === id)).sort((a, b) => a - b)
  if (one === undefined || other === undefined || one < 0) return [to]
  return records.slice(one, other + 1).map(({ _id }) => _id)
}

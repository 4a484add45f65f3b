import { create } from 'zustand'
import * as texts from '../../../texts/shared/design/layers.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import type { Canvas } from '../canvas.ts'
import { type Traits, useDrafts } from '../drafts/design-drafts.ts'
import { say } from '../spoken.ts'

/** The individually selected layers of any canvas. They count as long as the active layer is one of them. */
export const usePicked = create<{ readonly ids: readonly string[] }>()(() => ({ ids: [] }))

type Kept = Readonly<Record<string, Traits>>

/**
 * Returns the selection, bottom to top: the active layer, those selected with it, and their groups. Hidden layers are left out unless there is
 * nothing else.
 */
function selectedOf({ layers, activeId, keyOf }: Canvas, picked: readonly string[], traits: Kept): readonly string[] {
  const isSeveral = activeId !== undefined && picked.includes(activeId)
  const chosen = layers.filter((id) => id === activeId || (isSeveral && picked.includes(id)))
  const groups = new Set(chosen.flatMap((id) => traits[keyOf(id)]?.group ?? []))
  const all = layers.filter((id) => chosen.includes(id) || groups.has(traits[keyOf(id)]?.group ?? ''))
  const shown = all.filter((id) => !traits[keyOf(id)]?.isHidden)
  return shown.length > 0 ? shown : all
}

/** Returns the hidden layers that move with these: unlocked ones in the same groups. */
export function carriedWith({ hidden, keyOf }: Canvas, ids: readonly string[], traits: Kept): readonly PlacedDesign[] {
  const groups = new Set(ids.flatMap((id) => traits[keyOf(id)]?.group ?? []))
  return hidden.filter(({ id }) => {
    const { group = '', isLocked } = traits[keyOf(id)] ?? {}
    return groups.has(group) && !isLocked
  })
}

/** The selection as it changes. */
export function useSelected(canvas: Canvas): readonly string[] {
  const picked = usePicked(({ ids }) => ids)
  const traits = useDrafts((drafts) => drafts.traits)
  return selectedOf(canvas, picked, traits)
}

/** Whether more than the active layer and its group is selected. */
export function useIsPicked(canvas: Canvas): boolean {
  const selected = useSelected(canvas)
  const traits = useDrafts((drafts) => drafts.traits)
  return selected.length > selectedOf(canvas, [], traits).length
}

/** Adds a layer with its group to the selection, or removes it. One layer is always active. */
export function togglePicked(canvas: Canvas, id: string, name: string): void {
  const { traits } = useDrafts.getState()
  const before = selectedOf(canvas, usePicked.getState().ids, traits)
  const own = selectedOf({ ...canvas, activeId: id }, [], traits)
  const isSelected = before.includes(id)
  const now = isSelected ? before.filter((each) => !own.includes(each)) : [...before, ...own]
  if (now.length === 0) return
  usePicked.setState({ ids: now })
  if (!now.includes(canvas.activeId ?? '')) canvas.change({ active: now.at(-1) ?? '' })
  say(isSelected ? texts.unselected(name) : texts.selectedNow(name, now.length))
}

/** Selects only this layer. */
export function selectOnly({ change }: Canvas, id: string): void {
  endSelection()
  change({ active: id })
}

/** Reduces the selection to the active layer, and announces it if there were others. */
export function endSelection(): void {
  if (usePicked.getState().ids.length > 0) say(texts.selectionEnded)
  clearPicked()
}

export const clearPicked = () => usePicked.setState({ ids: [] })

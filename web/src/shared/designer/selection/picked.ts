import { create } from 'zustand'
import * as texts from '../../../texts/shared/layers.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import type { Canvas } from '../canvas.ts'
import { type Traits, useDrafts } from '../design-drafts.ts'
import { say } from '../spoken.ts'

/** The layers that were selected one by one, of whichever canvas. They count as long as the layer at hand is one of them. */
export const usePicked = create<{ readonly ids: readonly string[] }>()(() => ({ ids: [] }))

type Kept = Readonly<Record<string, Traits>>

/**
 * Returns what is selected, from below: the layer at hand, what was selected with it, and the groups of these. What is hidden is not, unless nothing else is.
 */
export function selectedOf(
  { layers, activeId, keyOf }: Canvas,
  picked: readonly string[],
  traits: Kept,
): readonly string[] {
  const isSeveral = activeId !== undefined && picked.includes(activeId)
  const chosen = layers.filter((id) => id === activeId || (isSeveral && picked.includes(id)))
  const groups = new Set(chosen.flatMap((id) => traits[keyOf(id)]?.group ?? []))
  const all = layers.filter((id) => chosen.includes(id) || groups.has(traits[keyOf(id)]?.group ?? ''))
  const shown = all.filter((id) => !traits[keyOf(id)]?.isHidden)
  return shown.length > 0 ? shown : all
}

/** Returns what is not shown and goes where these layers go: the hidden ones of their groups that are not locked. */
export function carriedWith({ hidden, keyOf }: Canvas, ids: readonly string[], traits: Kept): readonly PlacedDesign[] {
  const groups = new Set(ids.flatMap((id) => traits[keyOf(id)]?.group ?? []))
  return hidden.filter(({ id }) => {
    const { group = '', isLocked } = traits[keyOf(id)] ?? {}
    return groups.has(group) && !isLocked
  })
}

/** What is selected, as it changes. */
export function useSelected(canvas: Canvas): readonly string[] {
  const picked = usePicked(({ ids }) => ids)
  const traits = useDrafts((drafts) => drafts.traits)
  return selectedOf(canvas, picked, traits)
}

/** Whether more is selected than the layer at hand and its group, as it changes. */
export function useIsPicked(canvas: Canvas): boolean {
  const selected = useSelected(canvas)
  const traits = useDrafts((drafts) => drafts.traits)
  return selected.length > selectedOf(canvas, [], traits).length
}

/** Takes a layer to those that are selected, or out of them, with its group. One is always at hand. */
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

/** Takes a layer to hand, and no other. */
export function takeToHand({ change }: Canvas, id: string): void {
  endSelection()
  change({ active: id })
}

/** Leaves the layer at hand alone selected, and says so where there were others. */
export function endSelection(): void {
  if (usePicked.getState().ids.length > 0) say(texts.selectionEnded)
  clearPicked()
}

export const clearPicked = () => usePicked.setState({ ids: [] })

import { create } from 'zustand'
import * as texts from '../../../texts/shared/layers.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import type { Canvas } from '../canvas.ts'
import { type Traits, useDrafts } from '../design-drafts.ts'
import { say } from '../spoken.ts'

/** The layers that are ticked, of whichever canvas. */
export const usePicked = create<{ readonly ids: readonly string[] }>()(() => ({ ids: [] }))

type Kept = Readonly<Record<string, Traits>>

/** Returns what is moved together, from below: what is ticked, where that is several, else the layer at hand; each with its group. */
export function selectedOf(
  { layers, activeId, keyOf }: Canvas,
  picked: readonly string[],
  traits: Kept,
): readonly string[] {
  const ticked = layers.filter((id) => picked.includes(id))
  const chosen = ticked.length > 1 ? ticked : layers.filter((id) => id === activeId)
  const groups = new Set(chosen.flatMap((id) => traits[keyOf(id)]?.group ?? []))
  return layers.filter((id) => chosen.includes(id) || groups.has(traits[keyOf(id)]?.group ?? ''))
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

/** Ticks a layer, or no longer; the layer at hand is one of the ticked, where they begin on the garment. */
export function togglePicked(canvas: Canvas, id: string, name: string, startsAtHand = false): void {
  const { ids } = usePicked.getState()
  const ticked = canvas.layers.filter((each) => ids.includes(each))
  const before = ticked.length === 0 && startsAtHand ? canvas.layers.filter((each) => each === canvas.activeId) : ticked
  const isTicked = before.includes(id)
  const now = isTicked ? before.filter((each) => each !== id) : [...before, id]
  usePicked.setState({ ids: now })
  say(isTicked ? texts.unselected(name) : texts.selectedNow(name, now.length))
}

export const clearPicked = () => usePicked.setState({ ids: [] })

/** Aligns several designs with each other. All lengths in millimetres. */
import type { PrintArea } from '../garment/print-area.ts'
import { type Alignment, type DesignPlace, moveDesign } from './design-place.ts'
import { boxAround } from './group-place.ts'

type Area = Pick<PrintArea, 'widthMm' | 'heightMm'>

/** A design, or the box around a group that moves as one. */
type Item = { readonly place: DesignPlace; readonly isLocked: boolean }

export type Axis = 'across' | 'down'

/** The line for each alignment: its axis, and its position as a share of the box. */
const lines: Readonly<Record<Alignment, readonly [axis: Axis, share: number]>> = {
  left: ['across', 0],
  centre: ['across', 0.5],
  right: ['across', 1],
  top: ['down', 0],
  middle: ['down', 0.5],
  bottom: ['down', 1],
}

/**
 * Returns the places of designs aligned to an edge or the middle of the box around them, rotated ones by their outermost corners. Locked ones stay, and
 * the others are aligned to the box around those.
 */
export function alignTogether(items: readonly Item[], to: Alignment, area: Area): DesignPlace[] {
  const [axis, share] = lines[to]
  const locked = items.filter(({ isLocked }) => isLocked)
  const around = boxAround((locked.length > 0 ? locked : items).map(({ place }) => place))
  const lineOf = (place: DesignPlace) => {
    const { start, length } = spanOf(place, axis)
    return start + length * share
  }
  return items.map(({ place, isLocked }) =>
    isLocked ? place : movedAlong(axis, place, lineOf(around) - lineOf(place), area),
  )
}

/**
 * Returns the places of designs with equal gaps between them, in the order of their centres. The two outermost and all locked ones stay, and the others
 * are spaced evenly between them.
 */
export function spaceEvenly(items: readonly Item[], axis: Axis, area: Area): DesignPlace[] {
  const places = items.map(({ place }) => place)
  const spans = places.map((place) => spanOf(place, axis))
  const startOf = (index: number) => spans[index]?.start ?? 0
  const lengthOf = (index: number) => spans[index]?.length ?? 0
  const middleOf = (index: number) => startOf(index) + lengthOf(index) / 2
  const order = [...items.keys()].toSorted((one, other) => middleOf(one) - middleOf(other))
  const staying = order.filter((index, at) => at === 0 || at === order.length - 1 || items[index]?.isLocked)
  for (const [at, to] of staying.entries()) {
    const from = staying[at - 1]
    if (from === undefined) continue
    const between = order.slice(order.indexOf(from) + 1, order.indexOf(to))
    const filled = between.reduce((sum, index) => sum + lengthOf(index), 0)
    let end = startOf(from) + lengthOf(from)
    const gap = (startOf(to) - end - filled) / (between.length + 1)
    for (const index of between) {
      const place = places[index]
      if (place) places[index] = movedAlong(axis, place, end + gap - startOf(index), area)
      end += gap + lengthOf(index)
    }
  }
  return places
}

/** Returns the start and length of a design's bounding box along an axis. */
function spanOf(place: DesignPlace, axis: Axis): { start: number; length: number } {
  const { xMm, yMm, widthMm, heightMm } = boxAround([place])
  return axis === 'across' ? { start: xMm, length: widthMm } : { start: yMm, length: heightMm }
}

const movedAlong = (axis: Axis, place: DesignPlace, by: number, area: Area): DesignPlace =>
  axis === 'across' ? moveDesign(place, by, 0, area) : moveDesign(place, 0, by, area)

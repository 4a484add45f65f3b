import {
  type Alignment,
  alignDesign,
  centreDesign,
  type DesignPlace,
  moveDesign,
  scaleDesign,
  turnDesign,
} from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const factors: Readonly<Record<string, number>> = { '+': 1.05, '=': 1.05, '-': 1 / 1.05, _: 1 / 1.05 }
const turns: Readonly<Record<string, number>> = { '[': -5, ']': 5, '{': -1, '}': 1 }
const alignments: Readonly<Record<string, Alignment>> = {
  Home: 'left',
  End: 'right',
  PageUp: 'top',
  PageDown: 'bottom',
}

/** Returns the place after a key press, or undefined if the key does nothing. Arrows move by 1 mm, with Shift by 10 mm. */
export function placeAfterKey(
  place: DesignPlace,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  area: PrintArea,
  smallestMm?: number,
): DesignPlace | undefined {
  const step = steps[key]
  if (step) return moveDesign(place, step[0] * (shiftKey ? 10 : 1), step[1] * (shiftKey ? 10 : 1), area)
  const factor = factors[key]
  if (factor) return scaleDesign(place, factor, area, smallestMm)
  const turn = turns[key]
  if (turn) return turnDesign(place, turn, area, false)
  const alignment = alignments[key]
  if (alignment) return alignDesign(place, alignment, area)
  return key.toLowerCase() === 'c' ? centreDesign(place, area) : undefined
}

import type { DrawnLayer, TextStyle } from '../design-document/design-document.ts'
import type { OutlinedText } from '../design-document/outline-text.ts'
import { placeOfText, spotOf } from '../design-document/text-spot.ts'
import type { DesignPlace } from '../designs/design-place.ts'
import type { PrintArea } from '../garment/print-area.ts'
import type { Person } from './person.ts'

type Proportions = Pick<OutlinedText, 'width' | 'height'>

/** Returns what a text says on the piece of a person: what it takes from the list, which may be nothing, or its own words. */
export function wordsFor({ text, fills }: Pick<TextStyle, 'text' | 'fills'>, person: Person): string {
  return fills ? person[fills] : text
}

/** Returns a layer with what it says on the piece of a person. */
export const filledLayer = (layer: DrawnLayer, person: Person): DrawnLayer =>
  layer.kind === 'text' ? { ...layer, text: wordsFor(layer, person) } : layer

/**
 * Returns where the words of a person stand in place of a text's own: around the same middle with letters of the same size, and smaller
 * only where they would be larger than the print area.
 */
export function placeOfFilled(
  place: DesignPlace,
  own: Proportions,
  filled: Proportions,
  area: Pick<PrintArea, 'widthMm' | 'heightMm'>,
): DesignPlace {
  if (own.width <= 0 || filled.width <= 0) return place
  return placeOfText(spotOf(place, own), filled, area)
}

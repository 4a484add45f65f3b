import type { DrawnLayer, TextStyle } from '../design-document/design-document.ts'
import type { OutlinedText } from '../design-document/outline-text.ts'
import { placeOfText, spotOf } from '../design-document/text-spot.ts'
import type { DesignPlace } from '../designs/design-place.ts'
import type { PrintArea } from '../garment/print-area.ts'
import type { Person } from './person.ts'

type Proportions = Pick<OutlinedText, 'width' | 'height'>

/** Returns the words of a text on a person's piece: the field that it takes from the roster, which may be empty, or its own words. */
export function wordsFor({ text, fills }: Pick<TextStyle, 'text' | 'fills'>, person: Person): string {
  return fills ? person[fills] : text
}

/** Returns a layer with its words on a person's piece. */
export const filledLayer = (layer: DrawnLayer, person: Person): DrawnLayer =>
  layer.kind === 'text' ? { ...layer, text: wordsFor(layer, person) } : layer

/**
 * Returns the place of a person's words in a text: around the same centre and with the same letter size, and scaled down only if they would exceed the
 * print area.
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

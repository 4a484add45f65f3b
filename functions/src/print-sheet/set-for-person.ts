import type { TextLayer } from '@teeshala/contract/design-document/design-document'
import { outlineText } from '@teeshala/contract/design-document/outline-text'
import { placeOfFilled, wordsFor } from '@teeshala/contract/roster/fill-text'
import type { Person } from '@teeshala/contract/roster/person'
import { designShaper } from '../artwork/design-fonts.ts'
import type { Artwork } from './load-artwork.ts'
import { setText } from './set-text.ts'
import type { Print } from './sheet.ts'

/** Sets a text with a person's name or number, at the position that the same rule gives it on screen. */
export async function setForPerson(layer: TextLayer, person: Person, { area }: Pick<Print, 'area'>): Promise<Artwork> {
  const text = wordsFor(layer, person)
  if (text === '') return { place: layer.place, missing: `This person has no ${layer.fills}.` }
  const filled = { ...layer, text }
  const shape = await designShaper([layer, filled])
  const place = placeOfFilled(layer.place, outlineText(layer, shape), outlineText(filled, shape), area)
  return setText({ ...filled, place })
}

import type { TextLayer } from '@teeshala/contract/design-document/design-document'
import { fontOf } from '@teeshala/contract/design-document/design-fonts'
import { letterSizeMm, svgOf } from '@teeshala/contract/design-document/draw-text'
import { outlineText } from '@teeshala/contract/design-document/outline-text'
import { designShaper } from '../artwork/design-fonts.ts'
import type { Artwork } from './load-artwork.ts'

/** Sets a text for its page, as outlines. A text that cannot be set is marked as such. */
export async function setText(layer: TextLayer): Promise<Artwork> {
  const { place, font, isBold, color, outline } = layer
  const outlined = outlineText(layer, await designShaper([layer]))
  const svg = svgOf(outlined, layer)
  if (!svg) return { place, missing: 'Nothing of this text can be printed: ask the customer.' }
  const notes = [
    `${fontOf(font).name}${isBold ? ' bold' : ''}, letters of ${inMm(letterSizeMm(outlined, place))} mm`,
    `ink ${color}`,
    ...(outline ? [`outline ${outline.color}`] : []),
    ...(outlined.missing.length > 0 ? [`the font lacks ${outlined.missing.join(' ')}: ask the customer`] : []),
  ]
  return { place, svg, note: notes.join(', ') }
}

const inMm = (value: number) => String(Math.round(value * 10) / 10)

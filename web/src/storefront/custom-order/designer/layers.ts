import type { DesignDocument, TextStyle } from '@teeshala/contract/design-document/design-document'
import { firstSpot } from '@teeshala/contract/design-document/text-spot'
import { lightness } from '@teeshala/contract/garment/trim-colours'
import { blackInk, whiteInk } from '../../../shared/design-text/inks.ts'
import type { PlacedDesign } from '../../../shared/garment/placed-design.ts'
import * as texts from '../../../texts/shared/design-text.ts'
import { placeKey, useDrafts } from '../custom-draft.ts'
import type { Canvas } from './canvas.ts'
import { asOneStep } from './design-history.ts'

/** How a text looks before it is touched: seen on the cloth. */
export const firstStyle = (cloth: string): TextStyle => ({
  text: texts.yourText,
  font: 'baloo',
  isBold: true,
  color: lightness(cloth) < 0.5 ? whiteInk : blackInk,
  align: 'center',
  letterSpacing: 0,
  lineHeight: 1.15,
  arcDeg: 0,
})

/** Adds a text above all layers and takes it to hand. Returns its id. */
export function addTextLayer({ layers, area, change }: Canvas, style: TextStyle): string {
  const id = crypto.randomUUID()
  const before = layers.filter((each) => useDrafts.getState().texts[each]).length
  asOneStep(() => {
    useDrafts.setState(({ texts, spots }) => ({
      texts: { ...texts, [id]: style },
      spots: { ...spots, [placeKey(id, area.placement)]: firstSpot(area, before) },
    }))
    change({ layers: [...layers, id], active: id })
  })
  return id
}

type Picture = { path: string; place: PlacedDesign['place']; acceptsPoorPrint: boolean }

/** What is ordered of layers: a document where there is a text, else the list of pictures. */
export function orderedLayers(
  designs: readonly PlacedDesign[],
  pathOf: (uploadId: string) => string,
  acceptsPoorPrint: (uploadId: string) => boolean,
): { readonly designs: Picture[] } | { readonly designDocument: DesignDocument } {
  const picture = ({ id, place }: PlacedDesign) => ({ path: pathOf(id), place, acceptsPoorPrint: acceptsPoorPrint(id) })
  if (designs.every(({ text }) => text === undefined)) return { designs: designs.map(picture) }
  const layers = designs.map((design): DesignDocument['layers'][number] =>
    design.text ? { kind: 'text', ...design.text.style, place: design.place } : { kind: 'picture', ...picture(design) },
  )
  return { designDocument: { version: 1 as const, layers } }
}

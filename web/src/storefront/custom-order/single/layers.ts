import type { DesignDocument, TextStyle } from '@teeshala/contract/design-document/design-document'
import { firstSpot } from '@teeshala/contract/design-document/text-spot'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { lightness } from '@teeshala/contract/garment/trim-colours'
import { blackInk, whiteInk } from '../../../shared/design-text/inks.ts'
import type { PlacedDesign } from '../../../shared/garment/placed-design.ts'
import * as texts from '../../../texts/shared/design-text.ts'
import { placeKey, useDrafts } from '../custom-draft.ts'

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
export function addTextLayer(style: TextStyle, area: PrintArea): string {
  const id = crypto.randomUUID()
  const { single, texts: written } = useDrafts.getState()
  const before = single.designs.filter((each) => written[each]).length
  // At once, so that it is taken back at once.
  useDrafts.setState(({ texts, spots }) => ({
    texts: { ...texts, [id]: style },
    spots: { ...spots, [placeKey(id, area.placement)]: firstSpot(area, before) },
    single: { ...single, designs: [...single.designs, id], active: id },
  }))
  return id
}

/** What is ordered of layers: a document where there is a text, else the list of pictures. */
export function orderedLayers(
  designs: readonly PlacedDesign[],
  pathOf: (uploadId: string) => string,
  acceptsPoorPrint: (uploadId: string) => boolean,
) {
  const picture = ({ id, place }: PlacedDesign) => ({ path: pathOf(id), place, acceptsPoorPrint: acceptsPoorPrint(id) })
  if (designs.every(({ text }) => text === undefined)) return { designs: designs.map(picture) }
  const layers = designs.map((design): DesignDocument['layers'][number] =>
    design.text ? { kind: 'text', ...design.text.style, place: design.place } : { kind: 'picture', ...picture(design) },
  )
  return { designDocument: { version: 1 as const, layers } }
}

/** One picture: a look's view on its cloth, before its wall. */
import { printArea } from '@teeshala/contract/garment/print-area'
import type { ChosenColours } from '@teeshala/contract/garment/trim-colours'
import { seedColours } from '../colours.ts'
import type { Cloth } from './cloth/cloth.ts'
import { type Print, paint } from './dye.ts'
import { type Look, ownCloth, type Stamp, type View } from './look.ts'
import { type Inks, moved } from './motifs/motif.ts'
import { wall } from './wall.ts'

/** Cloth is never as white or as black as its colour code. */
const onCloth: Partial<Record<string, string>> = { white: '#f8f7f4', black: '#1d1d20' }

const dyed = ({ fabric, rib, sleeve, panel, cord }: View): ChosenColours => ({
  fabric: onCloth[fabric] ?? seedColours.find(({ id }) => id === fabric)?.hexCode ?? '#888888',
  ...(rib && { rib }),
  ...(sleeve && { sleeve }),
  ...(panel && { panel }),
  ...(cord && { cord }),
})

const onThis = (inks: Inks, view: View): Inks =>
  inks.ground === ownCloth ? { ...inks, ground: dyed(view).fabric } : inks

function stamped({ motif, inks, at, widthMm }: Stamp, look: Look, view: View): Print {
  const area = printArea(look.cut, at === 'chest' ? 'Left' : view.side === 'front' ? 'Front A3' : 'Back A3')
  const scale = Math.min(
    (widthMm ?? area.widthMm) / motif.widthMm,
    area.widthMm / motif.widthMm,
    area.heightMm / motif.heightMm,
  )
  const x = area.x + (area.widthMm - motif.widthMm * scale) / 2
  return { content: moved(x, area.y, motif.draw(onThis(inks, view)), 0, scale) }
}

const printsOf = (look: Look, view: View): Print[] => [
  ...(view.allOver ? [{ content: view.allOver }] : []),
  ...(view.stamps ?? []).map((stamp) => stamped(stamp, look, view)),
]

/** The picture as raw RGB of the frame's size. */
export async function photograph(look: Look, view: View, cloth: Cloth): Promise<Uint8Array> {
  return paint(cloth, dyed(view), printsOf(look, view), await wall(look.wall))
}

/** The garment without wall and shadow, as raw RGBA of the frame's size. */
export async function photographAlone(look: Look, view: View, cloth: Cloth): Promise<Uint8Array> {
  const pixels = await paint(cloth, dyed(view), printsOf(look, view), undefined)
  const out = new Uint8Array(cloth.cover.length * 4)
  cloth.cover.forEach((cover, pixel) => {
    out.set(pixels.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    out[pixel * 4 + 3] = Math.round(cover * 255)
  })
  return out
}

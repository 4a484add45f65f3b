/** One picture: a look's view on its cloth, before its wall. */
import { printArea } from '@teeshala/contract/garment/print-area'
import { seedColours } from '../colours.ts'
import type { Cloth } from './cloth/cloth.ts'
import { type Dye, type Print, paint } from './dye.ts'
import type { Look, Stamp, View } from './looks.ts'
import { moved } from './motifs/motif.ts'
import { wall } from './wall.ts'

/** Cloth is never as white or as black as its colour code. */
const onCloth: Partial<Record<string, string>> = { white: '#f4f2ee', black: '#1b1b1e' }

const dyed = ({ fabric, rib, sleeve, panel, cord }: View): Dye => ({
  fabric: onCloth[fabric] ?? seedColours.find(({ id }) => id === fabric)?.hexCode ?? '#888888',
  ...(rib && { rib }),
  ...(sleeve && { sleeve }),
  ...(panel && { panel }),
  ...(cord && { cord }),
})

function stamped({ motif, inks, at, widthMm }: Stamp, look: Look, view: View): Print {
  const area = printArea(look.cut, at === 'chest' ? 'Left' : view.side === 'front' ? 'Front A3' : 'Back A3')
  const scale = Math.min(
    (widthMm ?? area.widthMm) / motif.widthMm,
    area.widthMm / motif.widthMm,
    area.heightMm / motif.heightMm,
  )
  const x = area.x + (area.widthMm - motif.widthMm * scale) / 2
  return { content: moved(x, area.y, motif.draw(inks), 0, scale) }
}

/** The picture as raw RGB of the frame's size. */
export async function photograph(look: Look, view: View, cloth: Cloth): Promise<Uint8Array> {
  const prints = [
    ...(view.allOver ? [{ content: view.allOver }] : []),
    ...(view.stamps ?? []).map((stamp) => stamped(stamp, look, view)),
  ]
  return paint(cloth, dyed(view), prints, await wall(look.wall))
}

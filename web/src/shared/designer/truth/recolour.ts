import { type Cloth, visibilityOfLayer } from '@teeshala/contract/garment/ink/unseen-layers'
import { changeDrawn, useDrafts } from '../drafts/design-drafts.ts'

/** Thick enough to last on fabric: relative to the letter size, and to a motif's longer side. */
const textOutline = 0.06
const motifOutline = 0.015

/** Gives a text or motif a visible ink; motif colours visible on all fabrics stay. */
export function recolourDrawn(id: string, ink: string, cloths: readonly Cloth[]): void {
  const style = useDrafts.getState().drawn[id]
  if (!style) return
  const isSeen = (hex: string) =>
    cloths.every((cloth) => visibilityOfLayer({ id, inks: [{ hex, share: 1 }] }, cloth.hex) === 'clear')
  if ('motif' in style) changeDrawn(id, { ...style, colors: style.colors.map((hex) => (isSeen(hex) ? hex : ink)) })
  else changeDrawn(id, { ...style, color: ink })
}

/** Adds an outline to a text or motif. */
export function outlineDrawn(id: string, color: string): void {
  const style = useDrafts.getState().drawn[id]
  if (!style) return
  if ('motif' in style) changeDrawn(id, { ...style, outline: { color, width: motifOutline } })
  else changeDrawn(id, { ...style, outline: { color, width: textOutline } })
}

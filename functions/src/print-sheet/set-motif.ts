import { svgOfMotif, thinnestMm } from '@teeshala/contract/motifs/draw-motif'
import { motifDrawings } from '@teeshala/contract/motifs/motif-drawings'
import type { MotifLayer } from '@teeshala/contract/motifs/motif-layer'
import type { Artwork } from './load-artwork.ts'

/** Sets a motif for its page, as outlines. */
export async function setMotif(layer: MotifLayer): Promise<Artwork> {
  const { place, motif, colors, outline } = layer
  const drawing = motifDrawings[motif]
  const notes = [
    `ink ${colors.slice(0, drawing.paths.length).join(' and ')}`,
    ...(outline ? [`outline ${outline.color}`] : []),
    `thinnest part ${Math.round(thinnestMm(drawing, layer, place) * 10) / 10} mm`,
  ]
  return { place, svg: svgOfMotif(drawing, layer), note: notes.join(', ') }
}

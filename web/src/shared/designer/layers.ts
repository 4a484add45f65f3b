import { type DesignDocument, type TextStyle, textProblem } from '@teeshala/contract/design-document/design-document'
import type { LayerTraits } from '@teeshala/contract/design-document/layer-traits'
import { firstMotifSpot, freeSpot } from '@teeshala/contract/design-document/text-spot'
import { visibilityOn } from '@teeshala/contract/garment/artwork'
import { lightness } from '@teeshala/contract/garment/trim-colours'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import * as texts from '../../texts/shared/design/design-text.ts'
import { blackInk, marigoldInk, whiteInk } from '../design-text/inks.ts'
import type { PlacedDesign } from '../garment/placed-design.ts'
import type { Canvas } from './canvas.ts'
import { type DrawnStyle, placeKey, type Traits, useDrafts } from './drafts/design-drafts.ts'
import { asOneStep } from './history/design-history.ts'

/** Returns a new text's style: visible on the fabric. */
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

/** Returns a new motif's style: visible on the fabric, with marigold as second ink. */
export const firstMotif = (cloth: string, motif: MotifStyle['motif']): MotifStyle => {
  const ink = lightness(cloth) < 0.5 ? whiteInk : blackInk
  const second = visibilityOn({ inks: [{ hex: marigoldInk, share: 1 }] }, cloth) === 'clear' ? marigoldInk : ink
  return { motif, colors: [ink, second] }
}

/** Returns why a text or motif cannot be printed, in words; undefined if it can. */
export const drawnProblem = (style: DrawnStyle): string | undefined =>
  'motif' in style ? undefined : textProblem(style)

/** Adds a text or motif above all layers and selects it. Returns its id. */
export function addDrawnLayer({ layers, area, change }: Canvas, style: DrawnStyle): string {
  const id = crypto.randomUUID()
  const now = useDrafts.getState()
  const taken = layers.flatMap((each) => {
    const isText = now.drawn[each] && !('motif' in now.drawn[each])
    return (isText && now.spots[placeKey(each, area.placement)]) || []
  })
  asOneStep(() => {
    useDrafts.setState(({ drawn, spots }) => ({
      drawn: { ...drawn, [id]: style },
      spots: {
        ...spots,
        [placeKey(id, area.placement)]: 'motif' in style ? firstMotifSpot(area) : freeSpot(area, taken),
      },
    }))
    change({ layers: [...layers, id], active: id })
  })
  return id
}

type Picture = { path: string; place: PlacedDesign['place']; acceptsPoorPrint: boolean }

type TraitsOf = (id: string) => Traits | undefined

/** Returns the layers as ordered: a document if there is a text or motif, otherwise a list of pictures. */
export function orderedLayers(
  designs: readonly PlacedDesign[],
  pathOf: (uploadId: string) => string,
  acceptsPoorPrint: (uploadId: string) => boolean,
  traitsOf: TraitsOf,
): { readonly designs: Picture[] } | { readonly designDocument: DesignDocument } {
  if (designs.some(({ text, motif }) => text || motif)) {
    return { designDocument: documentOf(designs, pathOf, acceptsPoorPrint, traitsOf) }
  }
  return {
    designs: designs.map(({ id, place }) => ({ path: pathOf(id), place, acceptsPoorPrint: acceptsPoorPrint(id) })),
  }
}

/** Returns the document of layers, even with pictures only. */
export function documentOf(
  designs: readonly PlacedDesign[],
  pathOf: (uploadId: string) => string,
  acceptsPoorPrint: (uploadId: string) => boolean,
  traitsOf: TraitsOf,
): DesignDocument {
  const groups = [...new Set(designs.flatMap(({ id }) => traitsOf(id)?.group ?? []))]
  const layers = designs.map((design): DesignDocument['layers'][number] => {
    const { id, text, motif, place } = design
    const traits = keptTraits(traitsOf(id), groups)
    if (text) return { kind: 'text', ...text.style, ...traits, place }
    if (motif) return { kind: 'motif', ...motif.style, ...traits, place }
    return { kind: 'picture', path: pathOf(id), ...traits, place, acceptsPoorPrint: acceptsPoorPrint(id) }
  })
  return { version: 1, layers }
}

/** Returns a layer's traits in a document, where groups are numbered. */
const keptTraits = ({ isLocked, isHidden, group }: Traits = {}, groups: readonly string[]): LayerTraits => ({
  ...(isLocked && { isLocked }),
  ...(isHidden && { isHidden }),
  ...(group !== undefined && { group: groups.indexOf(group) + 1 }),
})

import { useQueries } from '@tanstack/react-query'
import { writtenOf } from '@teeshala/contract/design-document/design-document'
import { firstMotifSpot, firstSpot, placeOfText } from '@teeshala/contract/design-document/text-spot'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useRef } from 'react'
import { type TextPicture, textPictureQuery } from '../design-text/text-picture.ts'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { motifPictureQuery } from '../motifs/motif-picture.ts'
import { type DrawnStyle, placeKey, useDrafts } from './drafts/design-drafts.ts'
import { drawnName } from './drafts/drawn-name.ts'
import { uniqueNames } from './unique-names.ts'

/** A text or motif of the draft, with its place in a print area once its outlines are loaded. */
export type DrawnDesign = {
  readonly id: string
  readonly name: string
  readonly style: DrawnStyle
  readonly design: PlacedDesign | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Enough for proportions; a text has no pixels. */
const pictureScale = 1000

type Layers = { readonly layers: readonly string[]; readonly area: PrintArea }

/** The texts and motifs of each placement. While one is redrawn, its previous picture stays. */
export function useDrawnDesigns(placements: readonly Layers[]): DrawnDesign[][] {
  const drafts = useDrafts(({ drawn }) => drawn)
  const spots = useDrafts((draft) => draft.spots)
  const ids = placements.flatMap(({ layers }) => layers.filter((id) => drafts[id]))
  const styles = ids.flatMap((id) => drafts[id] ?? [])
  const pictures = useQueries({
    queries: styles.map(drawnPictureQuery),
  })
  const before = useRef(new Map<string, TextPicture>())
  return placements.map(({ layers, area }) => {
    const drawn = layers.filter((id) => drafts[id])
    const names = uniqueNames(drawn.map((id) => drawnName(drafts[id] as DrawnStyle)))
    return drawn.flatMap((id, index): DrawnDesign[] => {
      const at = ids.indexOf(id)
      const [style, { data, isError = false, refetch } = {}] = [styles[at], pictures[at]]
      const name = names[index] ?? ''
      if (!style) return []
      if (data) before.current.set(id, data)
      const picture = data ?? before.current.get(id)
      const spot =
        spots[placeKey(id, area.placement)] ?? ('motif' in style ? firstMotifSpot(area) : firstSpot(area, index))
      return [
        {
          id,
          name,
          style,
          design: picture?.url ? designOf(id, style, picture, placeOfText(spot, picture, area), name) : undefined,
          hasFailed: isError,
          retry: () => void refetch?.(),
        },
      ]
    })
  })
}

/** Draws a text or motif; cached. */
export const drawnPictureQuery = (style: DrawnStyle) =>
  'motif' in style ? motifPictureQuery(style) : textPictureQuery({ ...style, text: writtenOf(style.text) })

/** Returns a text or motif at its place in a print area. */
export function designOf(
  id: string,
  style: DrawnStyle,
  { url, width, height, inks: inkCount }: TextPicture,
  place: PlacedDesign['place'],
  name = drawnName(style),
): PlacedDesign {
  const inks = 'motif' in style ? style.colors.slice(0, inkCount) : [style.color]
  return {
    id,
    place,
    ...('motif' in style ? { motif: { style, width, height } } : { text: { style, width, height } }),
    picture: {
      name,
      url,
      widthPx: width * pictureScale,
      heightPx: height * pictureScale,
      isVector: true,
      artwork: { ground: 'full', inks: inks.map((hex) => ({ hex, share: 1 / inks.length })) },
    },
  }
}

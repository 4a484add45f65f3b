import { useQueries } from '@tanstack/react-query'
import { type TextStyle, writtenOf } from '@teeshala/contract/design-document/design-document'
import { firstSpot, placeOfText } from '@teeshala/contract/design-document/text-spot'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useRef } from 'react'
import { type TextPicture, textPictureQuery } from '../../shared/design-text/text-picture.ts'
import type { PlacedDesign } from '../../shared/garment/placed-design.ts'
import { placeKey, useDrafts } from './custom-draft.ts'

/** A text of the draft, where it lies in a print area once its letters are there. */
export type WrittenDesign = {
  readonly id: string
  readonly style: TextStyle
  readonly design: PlacedDesign | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Enough for proportions; a text has no pixels. */
const pictureScale = 1000

/** The texts among these layers. While one is set anew, it stands as it was before. */
export function useWrittenDesigns(ids: readonly string[], area: PrintArea): WrittenDesign[] {
  const drafts = useDrafts(({ texts }) => texts)
  const spots = useDrafts((draft) => draft.spots)
  const written = ids.flatMap((id) => {
    const style = drafts[id]
    return style ? [{ id, style }] : []
  })
  const pictures = useQueries({
    queries: written.map(({ style }) => textPictureQuery({ ...style, text: writtenOf(style.text) })),
  })
  const before = useRef(new Map<string, TextPicture>())
  return written.map(({ id, style }, index) => {
    const { data, isError = false, refetch } = pictures[index] ?? {}
    if (data) before.current.set(id, data)
    const picture = data ?? before.current.get(id)
    const spot = spots[placeKey(id, area.placement)] ?? firstSpot(area, index)
    return {
      id,
      style,
      design: picture?.url ? designOf(id, style, picture, placeOfText(spot, picture, area)) : undefined,
      hasFailed: isError,
      retry: () => void refetch?.(),
    }
  })
}

function designOf(
  id: string,
  style: TextStyle,
  { url, width, height }: TextPicture,
  place: PlacedDesign['place'],
): PlacedDesign {
  const colours = [style.color, ...(style.outline ? [style.outline.color] : [])]
  return {
    id,
    place,
    text: { style, width, height },
    picture: {
      name: writtenOf(style.text).replaceAll('\n', ' '),
      url,
      widthPx: width * pictureScale,
      heightPx: height * pictureScale,
      isVector: true,
      artwork: { ground: 'full', inks: colours.map((hex) => ({ hex, share: 1 / colours.length })) },
    },
  }
}

import { useQueries } from '@tanstack/react-query'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { PlacedDocument } from '@teeshala/contract/design-document/design-document'
import { printedLayers } from '@teeshala/contract/design-document/printed-layers'
import type { PlacedDesign } from '@teeshala/contract/designs/design'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import { type GarmentSize, patternSize } from '@teeshala/contract/garment/size-chart'
import { textPictureQuery } from '../design-text/text-picture.ts'
import { motifPictureQuery } from '../motifs/motif-picture.ts'
import { designPreviewQuery } from '../ordered-designs/design-url-query.ts'
import { useShownPreview } from '../ordered-designs/ShownPreviews.tsx'
import { Garment } from './Garment.tsx'

type PrintedGarmentProps = {
  cut: GarmentCut
  side: GarmentSide
  color: string
  designs: readonly PlacedDesign[]
  /** If there are texts or motifs: the order of all layers. */
  documents?: readonly PlacedDocument[] | undefined
  /** The ordered sizes: the smallest limits the design's size. */
  sizes?: readonly GarmentSize[]
  label?: string
  className?: string | undefined
}

/** An ordered garment with the stored designs where they will be printed. */
export function PrintedGarment({
  cut,
  side,
  color,
  designs,
  documents,
  sizes = [patternSize],
  label,
  className,
}: PrintedGarmentProps) {
  const shown = printedLayers(designs, documents).filter(({ placement }) => sideOf(placement) === side)
  const shownPreview = useShownPreview()
  const files = shown.flatMap((layer) => ('path' in layer ? layer : []))
  const written = shown.flatMap((layer) => (!('path' in layer) && layer.kind === 'text' ? layer : []))
  const motifs = shown.flatMap((layer) => (!('path' in layer) && layer.kind === 'motif' ? layer : []))
  const previews = useQueries({ queries: files.map(({ path }) => designPreviewQuery(path, shownPreview(path))) })
  const texts = useQueries({
    queries: written.map(({ place: _, placement: __, kind: ___, ...style }) => textPictureQuery(style)),
  })
  const drawings = useQueries({
    queries: motifs.map(({ motif, colors, outline }) => motifPictureQuery({ motif, colors, outline })),
  })
  const hrefs = shown.map((layer) => {
    if ('path' in layer) return previews[files.indexOf(layer)]?.data
    if (layer.kind === 'motif') return drawings[motifs.indexOf(layer)]?.data?.url
    return texts[written.indexOf(layer)]?.data?.url
  })
  const printed = shown.flatMap(({ placement, place }, index) => {
    const href = hrefs[index]
    const { widthMm, heightMm } = commonPrintArea(cut, placement, sizes)
    return href ? [{ placement, href, ...(place ?? { xMm: 0, yMm: 0, widthMm, heightMm, rotationDeg: 0 }) }] : []
  })
  const waiting = shown.filter((_, index) => !hrefs[index]).map(({ placement }) => placement)
  return (
    <Garment
      cut={cut}
      side={side}
      color={color}
      designs={printed}
      areas={waiting}
      {...(label && { label })}
      {...(className && { className })}
    />
  )
}

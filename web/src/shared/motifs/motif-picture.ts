import { queryOptions } from '@tanstack/react-query'
import { type MotifBox, motifBox, svgOfMotif } from '@teeshala/contract/motifs/draw-motif'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import { queryKeys } from '../api/queries/query-keys.ts'
import type { TextPicture } from '../design-text/text-picture.ts'

/** Draws a motif as printed; its drawing is loaded once. Width and height are fractions of the drawing's longer side. */
export const motifPictureQuery = (style: MotifStyle) =>
  queryOptions({
    queryKey: queryKeys.motifPicture(style),
    queryFn: async (): Promise<TextPicture> => {
      const { motifDrawings } = await import('@teeshala/contract/motifs/motif-drawings')
      const drawing = motifDrawings[style.motif]
      return {
        url: `data:image/svg+xml,${encodeURIComponent(svgOfMotif(drawing, style))}`,
        ...sharesOf(motifBox(drawing, style)),
        inks: drawing.paths.length,
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  })

const sharesOf = ({ width, height }: MotifBox) => ({ width: width / 1000, height: height / 1000 })

import { queryOptions } from '@tanstack/react-query'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { svgOf } from '@teeshala/contract/design-document/draw-text'
import { queryKeys } from '../api/queries/query-keys.ts'

/** A text as printed: its picture, and its width and height as multiples of the letter size. */
export type TextPicture = {
  /** Empty if nothing is visible. */
  readonly url: string
  readonly width: number
  readonly height: number
  /** The number of colours of a motif. */
  readonly inks?: number
}

/** Draws a text; its fonts are loaded once. */
export const textPictureQuery = (style: TextStyle) =>
  queryOptions({
    queryKey: queryKeys.textPicture(style),
    queryFn: async (): Promise<TextPicture> => {
      const { setText } = await import('./set-text.ts')
      const outlined = await setText(style)
      const svg = svgOf(outlined, style)
      const { width, height } = outlined
      return { url: svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : '', width, height }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Every typed letter is another picture.
    gcTime: 60_000,
    retry: 1,
  })

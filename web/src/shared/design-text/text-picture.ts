import { queryOptions } from '@tanstack/react-query'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { svgOf } from '@teeshala/contract/design-document/draw-text'
import { queryKeys } from '../api/queries/query-keys.ts'

/** A text as it is printed: its picture, and its width and height in shares of the letters' size. */
export type TextPicture = {
  /** Empty where there is nothing to be seen. */
  readonly url: string
  readonly width: number
  readonly height: number
  /** In how many colours a motif is drawn. */
  readonly inks?: number
}

/** Draws a text; the letters it is set with are fetched once. */
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
    // Every letter that is typed is another picture.
    gcTime: 60_000,
    retry: 1,
  })

import { queryOptions } from '@tanstack/react-query'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { openStream } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { pictureAddress } from '../api/picture-address.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** Returns whether a design was uploaded: older lines may have only a file name. */
export const isStored = (path: string) => previewPath(path) !== undefined

/** The URL of a stored design, for those who may open it. */
export const designUrlQuery = (path: string) =>
  queryOptions({
    queryKey: queryKeys.designUrl(path),
    queryFn: async () => (await import('../uploads/upload-design.ts')).designFileAddress(path),
    enabled: isStored(path),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isPrivate: true },
  })

/** A design by its number in an order or shared design, and the secret of that. */
export type ShownPreview = {
  readonly of: 'order' | 'shared design'
  readonly id: string
  readonly number: number
  readonly token: string
}

/**
 * The URL of a design's preview; of the design itself if it has none yet. `shown` is the preview in the API for
 * holders of an order's link; a picture that is still being made is requested again.
 */
export const designPreviewQuery = (path: string, shown?: ShownPreview) =>
  queryOptions({
    queryKey: queryKeys.designPreview(path, shown ?? null),
    queryFn: async ({ signal }) => {
      const picture = shown && (await pictureOf(shown, signal))
      if (picture) return picture
      return (await import('../uploads/upload-design.ts')).designAddress(path)
    },
    enabled: shown !== undefined || isStored(path),
    staleTime: shown ? Number.POSITIVE_INFINITY : 300_000,
    retry: shown ? 3 : false,
    retryDelay: 2500,
    meta: { isPrivate: true },
  })

/** A picture URL could contain the secret only visibly. */
async function pictureOf(shown: ShownPreview, asked: AbortSignal): Promise<string | undefined> {
  try {
    return await pictureAddress(asked, (signal) => streamOf(shown, signal))
  } catch (failure) {
    // Its owner may still see an order's design itself.
    if (shown.of === 'order' && failedWith(failure, 'NOT_FOUND')) return undefined
    throw failure
  }
}

function streamOf({ of, id, number, token }: ShownPreview, signal: AbortSignal) {
  const sending = { ...bySecret(token), signal }
  return of === 'order'
    ? openStream('readDesignPreview', { params: { id, number }, ...sending })
    : openStream('readSharedPicture', { params: { designId: id, number }, ...sending })
}

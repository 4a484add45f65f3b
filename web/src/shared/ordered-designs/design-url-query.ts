import { queryOptions } from '@tanstack/react-query'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { openStream } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { pictureAddress } from '../api/picture-address.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** Whether a design was uploaded: older lines may carry no more than a file's name. */
export const isStored = (path: string) => previewPath(path) !== undefined

/** The address of a stored design, for those who may open it. */
export const designUrlQuery = (path: string) =>
  queryOptions({
    queryKey: queryKeys.designUrl(path),
    queryFn: async () => (await import('../uploads/upload-design.ts')).designFileAddress(path),
    enabled: isStored(path),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isPrivate: true },
  })

/** A design by its number in an order or a shared design, and the secret that opens that. */
export type ShownPreview = {
  readonly of: 'order' | 'shared design'
  readonly id: string
  readonly number: number
  readonly token: string
}

/**
 * The address of a design's small picture; of the design itself where it has none yet. `shown` is where the shop has it for the
 * holder of an order's link; a picture that is still being made is asked for again.
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

/** A picture's own address could not carry the secret anywhere but in itself. */
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

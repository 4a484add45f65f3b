import { queryOptions } from '@tanstack/react-query'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { queryKeys } from '../api/query-keys.ts'

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

/**
 * The address of a design's small picture; of the design itself where it has none yet. `shown` is where the shop shows it to the
 * holder of an order's link; a picture that is still being made is asked for again.
 */
export const designPreviewQuery = (path: string, shown?: string) =>
  queryOptions({
    queryKey: queryKeys.designPreview(path, shown ?? null),
    queryFn: async () => {
      if (shown && (await isPicture(shown))) return shown
      return (await import('../uploads/upload-design.ts')).designAddress(path)
    },
    enabled: isStored(path),
    staleTime: 300_000,
    retry: shown ? 3 : false,
    retryDelay: 2500,
    meta: { isPrivate: true },
  })

async function isPicture(address: string): Promise<boolean> {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => true,
    () => false,
  )
}

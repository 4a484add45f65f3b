import { queryOptions } from '@tanstack/react-query'
import { previewPath } from '@teeshala/contract/uploads/stored-file'

/** Whether a design was uploaded: older lines may carry no more than a file's name. */
export const isStored = (path: string) => previewPath(path) !== undefined

/** The address of a stored design, for those who may open it. */
export const designUrlQuery = (path: string) =>
  queryOptions({
    queryKey: ['design-url', path],
    queryFn: async () => (await import('./upload-design.ts')).designFileAddress(path),
    enabled: isStored(path),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isPrivate: true },
  })

/** The address of a design's small picture; of the design itself where it has none yet. */
export const designPreviewQuery = (path: string) =>
  queryOptions({
    queryKey: ['design-preview', path],
    queryFn: async () => (await import('./upload-design.ts')).designAddress(path),
    enabled: isStored(path),
    staleTime: 300_000,
    retry: false,
    meta: { isPrivate: true },
  })

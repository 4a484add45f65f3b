import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { failedWith } from '../../shared/api/api-failure.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { bySecret } from '../../shared/link-secrets/link-secrets.ts'

/** A shared design, for holders of its link. */
export const sharedDesignQuery = (designId: string, secret: string) =>
  queryOptions({
    queryKey: queryKeys.sharedDesign(designId, secret),
    queryFn: ({ signal }) => api('readSharedDesign', { params: { designId }, ...bySecret(secret), signal }),
    retry: (count, error) => count < 2 && !failedWith(error, 'NOT_FOUND'),
    meta: { isPrivate: true },
  })

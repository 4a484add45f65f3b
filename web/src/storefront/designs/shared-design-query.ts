import { failedWith } from '../../shared/api/api-failure.ts'
import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { bySecret } from '../../shared/link-secrets/link-secrets.ts'

/** A shared design, for holders of its link. */
export const sharedDesignQuery = (designId: string, secret: string) => ({
  ...privateQuery('readSharedDesign', queryKeys.sharedDesign(designId, secret), {
    params: { designId },
    ...bySecret(secret),
  }),
  retry: (count: number, error: Error) => count < 2 && !failedWith(error, 'NOT_FOUND'),
})

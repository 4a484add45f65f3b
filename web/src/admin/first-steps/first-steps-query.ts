import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** Which set-up steps are done. */
export const firstStepsQuery = queryOptions({
  queryKey: queryKeys.firstSteps(),
  queryFn: ({ signal }) => api('readFirstSteps', { signal }),
  meta: { isPrivate: true },
})

import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** Which set-up steps are done. */
export const firstStepsQuery = privateQuery('readFirstSteps', queryKeys.firstSteps())

import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, JsonCallName } from '@teeshala/contract/api/calls'
import { api } from '../api.ts'
import type { Asked } from '../asked.ts'

/** What a call answers to the signed-in person, or to whoever holds a secret; forgotten when the session ends. */
export const privateQuery = <Name extends JsonCallName>(
  name: Name,
  queryKey: readonly unknown[],
  ...[ask]: Asked<Name>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<AnswerOf<Name>> => {
      const asked: unknown = [{ ...ask, signal }]
      return api(name, ...(asked as Asked<Name>))
    },
    meta: { isPrivate: true },
  })

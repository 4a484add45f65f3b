import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** A person's update channels; reloaded when their number or its verification changes, while the previous answer stays. */
export const ownUpdatesQuery = ({ phone, isPhoneProven }: Pick<User, 'phone' | 'isPhoneProven'>) =>
  queryOptions({
    queryKey: queryKeys.profile('updates', `${phone} ${isPhoneProven}`),
    queryFn: ({ signal }) => api('readOwnUpdates', { params: { id: 'user.id' }, signal }),
    meta: { isPrivate: true },
    placeholderData: keepPreviousData,
  })

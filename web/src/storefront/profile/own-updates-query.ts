import { keepPreviousData } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** A person's update channels; reloaded when their number or its verification changes, while the previous answer stays. */
export const ownUpdatesQuery = ({ phone, isPhoneProven }: Pick<User, 'phone' | 'isPhoneProven'>) => ({
  ...privateQuery('readOwnUpdates', queryKeys.profile('updates', `${phone} ${isPhoneProven}`), {
    params: { id: 'user.id' },
  }),
  placeholderData: keepPreviousData,
})

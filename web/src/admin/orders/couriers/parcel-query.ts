import { queryOptions } from '@tanstack/react-query'
import { privateQuery } from '../../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

const endingPollMs = 5_000

/** The courier booking of an order; asked again until it is known whether the courier of a cancelled order is cancelled, too. */
export const parcelQuery = (orderId: string) =>
  queryOptions({
    ...privateQuery('readParcel', queryKeys.orderRecord(orderId, 'parcel'), { params: { id: orderId } }),
    refetchInterval: ({ state }) => (state.data?.booking?.ending === 'waiting' ? endingPollMs : false),
  })

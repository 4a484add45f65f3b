import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The courier booking of an order. */
export const parcelQuery = (orderId: string) =>
  queryOptions({
    queryKey: queryKeys.orderRecord(orderId, 'parcel'),
    queryFn: ({ signal }) => api('readParcel', { params: { id: orderId }, signal }),
    meta: { isPrivate: true },
  })

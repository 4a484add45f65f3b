import { privateQuery } from '../../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The courier booking of an order. */
export const parcelQuery = (orderId: string) =>
  privateQuery('readParcel', queryKeys.orderRecord(orderId, 'parcel'), { params: { id: orderId } })

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PriceStaffOrderRequest } from '@teeshala/contract/orders/staff-order'
import { api } from '../../../shared/api/api.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

const settleMs = 250

/** The price of the present order from the server; `isSettled` when it matches the screen. */
export function useOrderPrice(request: PriceStaffOrderRequest | undefined) {
  const asked = JSON.stringify(request ?? null)
  const [settled] = useDebouncedValue(asked, settleMs)
  const body = JSON.parse(settled) as PriceStaffOrderRequest | null
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKeys.staffOrderPrice(settled),
    queryFn: ({ signal }) => api('priceStaffOrder', { body: body as PriceStaffOrderRequest, signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    meta: { isPrivate: true },
  })
  const isSettled = asked === settled && !isFetching && !isPlaceholderData
  return { price: body ? data : undefined, error: body ? error : null, isSettled, refetch }
}

import type { QueryClient } from '@tanstack/react-query'
import { settingsQuery } from '../settings/settings-query.ts'
import { paymentMethodsQuery } from './payment-methods-query.ts'

/** Asks anew how an order can be paid; which orders can be paid in cash stands in the settings. */
export async function refreshMethods(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [paymentMethodsQuery, settingsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  )
}

import { invalidate } from '../api/queries/query-client.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { paymentMethodsQuery } from './payment-methods-query.ts'

/** Asks anew how an order can be paid; which orders can be paid in cash stands in the settings. */
export const refreshMethods = () => invalidate(paymentMethodsQuery.queryKey, settingsQuery.queryKey)

import * as z from 'zod/mini'
import { handWays } from '../../orders/amounts/paid-parts.ts'

/** How money is refunded to a customer, with the wording for the log. */
export const refundWays = { ...handWays, gateway: 'through the gateway' } as const
export const RefundWay = z.enum(Object.keys(refundWays) as [keyof typeof refundWays, ...(keyof typeof refundWays)[]])
export type RefundWay = z.infer<typeof RefundWay>

import * as z from 'zod/mini'
import { handWays } from '../../orders/amounts/paid-parts.ts'

/** How money goes back to a customer, and the words for it in the log. */
export const refundWays = { ...handWays, gateway: 'through the gateway' } as const
export const RefundWay = z.enum(Object.keys(refundWays) as [keyof typeof refundWays, ...(keyof typeof refundWays)[]])
export type RefundWay = z.infer<typeof RefundWay>

import * as z from 'zod/mini'
import { Paise } from '../../money.ts'

/** The gateway's fee for a payment, GST included. It is not returned when the payment is refunded. */
export const GatewayFee = z.object({ feePaise: Paise, gstPaise: Paise })
export type GatewayFee = z.infer<typeof GatewayFee>

/** The fee of a payment; absent until the gateway reports it. */
export const gatewayFeeField = { fee: z.optional(GatewayFee) }

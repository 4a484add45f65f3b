import * as z from 'zod/mini'
import { Paise } from '../../money.ts'

/** What the gateway keeps of a payment, the GST on it included; it stays with the gateway when the payment goes back. */
export const GatewayFee = z.object({ feePaise: Paise, gstPaise: Paise })
export type GatewayFee = z.infer<typeof GatewayFee>

/** A payment's fee, once the gateway has told it. */
export const gatewayFeeField = { fee: z.optional(GatewayFee) }

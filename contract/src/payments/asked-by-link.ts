import * as z from 'zod/mini'
import { Paise } from '../money.ts'

/** What a payment link asks for, in paise. */
export const linkTerms = {
  amountPaise: Paise,
  /** The smallest first payment; absent if the link must be paid in full at once. */
  firstPaise: z.optional(Paise),
  expiresAt: z.date(),
  /** The link's address; absent while the gateway is creating it. */
  url: z.optional(z.string()),
}

/** The payment link that is currently active for an order. */
export const AskedByLink = z.object({
  ...linkTerms,
  /** The shop's reference of the link; the gateway accepts each only once. */
  reference: z.string(),
  /** How much of its amount has not been paid through it yet. */
  openPaise: Paise,
})
export type AskedByLink = z.infer<typeof AskedByLink>

/** The payment link as its customer sees it; amounts in rupees. */
export const PayLink = z.object({
  url: z.string(),
  /** How much is still to be paid. */
  amount: z.number(),
  /** Whether it accepts part payments. */
  takesParts: z.boolean(),
  expiresAt: z.iso.datetime(),
})
export type PayLink = z.infer<typeof PayLink>

import * as z from 'zod/mini'
import { Paise } from '../money.ts'

/** What a link asks for, in paise. */
export const linkTerms = {
  amountPaise: Paise,
  /** The least that may come first; absent where all of it comes at once. */
  firstPaise: z.optional(Paise),
  expiresAt: z.date(),
  /** Where it is paid; absent while it is being made. */
  url: z.optional(z.string()),
}

/** The link by which an order is asked for money at present. */
export const AskedByLink = z.object({
  ...linkTerms,
  /** The shop's name of it, which the gateway takes once. */
  reference: z.string(),
  /** What of its amount has not come by it. */
  openPaise: Paise,
})
export type AskedByLink = z.infer<typeof AskedByLink>

/** What a customer sees of the link that their order can be paid by; amounts in rupees. */
export const PayLink = z.object({
  url: z.string(),
  /** What of it is still to come. */
  amount: z.number(),
  /** Whether it takes a part. */
  takesParts: z.boolean(),
  expiresAt: z.iso.datetime(),
})
export type PayLink = z.infer<typeof PayLink>

import * as z from 'zod/mini'
import { gstPercents } from './gst-law.ts'

/** Said where only one of a code and its rate is given. */
export const hsnRequired = 'Please enter the HSN or SAC'
export const rateRequired = 'Please choose the GST rate'

/** An HSN of goods, or an SAC of services. */
export const Hsn = z.string().check(z.regex(/^\d{4,8}$/, { error: 'An HSN code has 4 to 8 digits' }))

/** Under which code something of the price list is taxed, and at which rate; printing as a service where it names none. */
export const goodsCodeFields = { hsn: z.optional(Hsn), gstPercent: z.optional(z.literal([...gstPercents])) }

import * as z from 'zod/mini'
import { gstPercents } from './gst-law.ts'

/** The errors when only one of a code and its rate is given. */
export const hsnRequired = 'Please enter the HSN or SAC'
export const rateRequired = 'Please choose the GST rate'

/** An HSN of goods, or an SAC of services. */
const Hsn = z.string().check(z.regex(/^\d{4,8}$/, { error: 'An HSN code has 4 to 8 digits' }))

/** The code and GST rate of an option in the price list; an option without them is taxed as printing, a service. */
export const goodsCodeFields = { hsn: z.optional(Hsn), gstPercent: z.optional(z.literal([...gstPercents])) }

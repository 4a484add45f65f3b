import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { toPaise, toRupees } from '../money.ts'
import { goodsCodeFields, hsnRequired, rateRequired } from '../tax/goods-code.ts'
import { Line, RequiredLine } from '../text.ts'
import { maxPrice, pricingSections } from './pricing.ts'

/** The errors for an incomplete form; shared by both sides. */
const fillAllFields = 'Please fill all required fields'
const giveSizeAndGsm = 'Please provide size and GSM for paper'

/** Names are used in URLs, where a part without letters or digits ('..') is lost; and a key `__proto__` would not show up in an object. */
const OptionName = RequiredLine(80, fillAllFields).check(
  z.refine((name) => /[\p{L}\p{N}]/u.test(name) && name !== '__proto__', { error: 'Please choose another name' }),
)

/** POST /api/pricing/update: sets the price of an option, and creates it if there is none of that name. */
export const SetPriceRequest = z
  .object({
    section: z.enum(pricingSections, { error: fillAllFields }),
    type: OptionName,
    price: z.number({ error: fillAllFields }).check(
      z.gte(0, { error: 'Not less than zero' }),
      z.lte(maxPrice, { error: 'At most ₹10,00,000' }),
      z.refine((rupees) => toRupees(toPaise(rupees)) === rupees, { error: 'At most two decimals' }),
    ),
    size: z.optional(Line(40)),
    gsm: z.optional(Line(40)),
    description: z.optional(Line(200)),
    ...goodsCodeFields,
    basedOn: BasedOn,
    /** The key of the option that a new one is inserted before; without a match it is added last. */
    before: z.optional(z.string().check(z.maxLength(200))),
  })
  .check((context) => {
    const { section, type, size, gsm, hsn, gstPercent } = context.value
    const refuse = (field: string, message: string) =>
      context.issues.push({ code: 'custom', message, path: [field], input: context.value })
    if (hsn === undefined && gstPercent !== undefined) refuse('hsn', hsnRequired)
    if (hsn !== undefined && gstPercent === undefined) refuse('gstPercent', rateRequired)
    if (section !== 'paper') return
    for (const [field, value] of Object.entries({ type, size, gsm })) {
      if (!value) refuse(field, giveSizeAndGsm)
      // The bar separates the parts of a paper's key.
      else if (value.includes('|')) refuse(field, 'Please write it without |')
    }
  })
export type SetPriceRequest = z.infer<typeof SetPriceRequest>

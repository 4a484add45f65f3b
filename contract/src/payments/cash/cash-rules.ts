import * as z from 'zod/mini'
import { isIndia } from '../../accounts/address.ts'
import { Rupees, toPaise } from '../../money.ts'
import { formatPrice } from '../../rupee-format.ts'

/** The most beginnings of PIN codes that staff can name. */
export const maxCashPincodes = 500

/** Where cash on delivery is taken; an order that is collected can always be paid at the counter. */
export const CashRules = z
  .object({
    /** What an order has to come to at least, with its shipping; null where there is no least. */
    from: z.nullable(Rupees),
    /** What an order may come to at most; null where there is no most. */
    upTo: z.nullable(Rupees),
    /** PIN codes whose couriers take no cash, or how these begin: '744' stands for all that begin so. */
    closedPincodes: z
      .array(z.string().check(z.regex(/^[1-9]\d{1,5}$/, { error: 'Two to six digits each, as 744 or 560004' })))
      .check(z.maxLength(maxCashPincodes, { error: `At most ${maxCashPincodes} PIN codes` })),
    /** Whether what is printed for one buyer has to be paid before, or a part of it: nobody else buys it when it comes back. */
    isClosedForOwnPrints: z.boolean(),
    /** Whether its buyer has to confirm it by the code in its mail; what nobody confirms in time is cancelled. */
    isConfirmed: z.optional(z.boolean()),
    /** From how many refused parcels on staff are proposed to take no more cash from a person; absent where never. */
    refusalsBeforeNoCash: z.optional(
      z
        .int({ error: 'A whole number of parcels' })
        .check(z.gte(1, { error: 'At least 1 parcel' }), z.lte(20, { error: 'At most 20 parcels' })),
    ),
  })
  .check(
    z.refine(({ from, upTo }) => from === null || upTo === null || from <= upTo, {
      error: 'This is less than the smallest order',
      path: ['upTo'],
    }),
  )
export type CashRules = z.infer<typeof CashRules>

/** How long a buyer has to confirm an order in cash, where the rules ask for it. */
export const hoursToConfirmCash = 24

/** What a shop begins with: cash for every order. */
export const firstCashRules: CashRules = {
  from: null,
  upTo: null,
  closedPincodes: [],
  isClosedForOwnPrints: false,
  refusalsBeforeNoCash: 2,
}

/** What the rules look at of an order that is sent. `place` is missing while nobody has typed it. */
export type CashOrder = {
  readonly totalPaise: number
  readonly place: { readonly postalCode: string; readonly country: string } | undefined
  readonly hasOwnPrint: boolean
  /** The name of something in it for which the shop takes no cash at the door. */
  readonly prepaidProduct?: string | undefined
  /** Whether a part of it comes before it is made. */
  readonly paysAdvance?: boolean | undefined
}

/** Returns why an order that is sent cannot be paid in cash, in a few words; undefined where it can. */
export function cashRefusal(order: CashOrder, rules: CashRules): string | undefined {
  const { totalPaise, place, hasOwnPrint, prepaidProduct, paysAdvance = false } = order
  const { from, upTo, closedPincodes, isClosedForOwnPrints } = rules
  if (prepaidProduct !== undefined) return `Not for “${prepaidProduct}”`
  if (hasOwnPrint && isClosedForOwnPrints && !paysAdvance) return 'Not for prints made to order'
  if (from !== null && totalPaise < toPaise(from)) return `Only from ${formatPrice(from)}`
  if (upTo !== null && totalPaise > toPaise(upTo)) return `Only up to ${formatPrice(upTo)}`
  return place && isClosedAt(place, closedPincodes) ? `Not at PIN code ${place.postalCode}` : undefined
}

/** The same as a sentence, with the ways that work. */
export function cashRefusalSentence(refusal: string): string {
  const [first = '', ...rest] = refusal
  return `Cash on Delivery: ${first.toLowerCase()}${rest.join('')}. Please pay online or collect the order.`
}

function isClosedAt({ postalCode, country }: CashOrder['place'] & {}, closed: readonly string[]): boolean {
  return isIndia(country) && closed.some((beginning) => postalCode.startsWith(beginning))
}

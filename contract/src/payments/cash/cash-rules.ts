import * as z from 'zod/mini'
import { isIndia } from '../../accounts/address.ts'
import { Rupees, toPaise } from '../../money.ts'
import { formatPrice } from '../../rupee-format.ts'
import { cashLimitLabel, exceedsCashLimit } from './cash-limit.ts'

/** The maximum number of PIN code prefixes that staff can list. */
const maxCashPincodes = 500

/** When cash on delivery is accepted. A collected order can always be paid at the counter. */
export const CashRules = z
  .object({
    /** The smallest order total, with shipping; null for no minimum. */
    from: z.nullable(Rupees),
    /** The largest order total, with shipping; null for none but the law’s. */
    upTo: z.nullable(Rupees),
    /** PIN codes, or prefixes of them, where couriers take no cash: '744' covers every code that begins with it. */
    closedPincodes: z
      .array(z.string().check(z.regex(/^[1-9]\d{1,5}$/, { error: 'Two to six digits each, such as 744 or 560004' })))
      .check(z.maxLength(maxCashPincodes, { error: `At most ${maxCashPincodes} PIN codes` })),
    /** Whether made-to-order prints need full or advance payment: a returned parcel could not be sold to anyone else. */
    isClosedForOwnPrints: z.boolean(),
    /** Whether the buyer has to confirm the order by the code in its mail; unconfirmed orders are cancelled at the deadline. */
    isConfirmed: z.optional(z.boolean()),
    /** The number of refused parcels after which staff are advised to accept no more cash from a person; absent for never. */
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

/** How long a buyer has to confirm a cash order if the rules require it, in hours. */
export const hoursToConfirmCash = 24

/** The defaults of a new shop: cash is accepted for every order. */
export const firstCashRules: CashRules = {
  from: null,
  upTo: null,
  closedPincodes: [],
  isClosedForOwnPrints: false,
  refusalsBeforeNoCash: 2,
}

/** The parts of a shipped order that the rules look at. `place` is missing until the address is typed in. */
export type CashOrder = {
  readonly totalPaise: number
  readonly place: { readonly postalCode: string; readonly country: string } | undefined
  readonly hasOwnPrint: boolean
  /** The name of an item that must be paid in advance, if there is one. */
  readonly prepaidProduct?: string | undefined
  /** The advance it pays before production, in paise; absent if it pays none. The rest is the cash at the door. */
  readonly advancePaise?: number | undefined
}

/** Returns a short phrase saying why a shipped order cannot be paid in cash; undefined if it can. */
export function cashRefusal(order: CashOrder, rules: CashRules): string | undefined {
  const { totalPaise, place, hasOwnPrint, prepaidProduct, advancePaise } = order
  const { from, upTo, closedPincodes, isClosedForOwnPrints } = rules
  if (prepaidProduct !== undefined) return `Not for “${prepaidProduct}”`
  if (hasOwnPrint && isClosedForOwnPrints && advancePaise === undefined) return 'Not for prints made to order'
  if (from !== null && totalPaise < toPaise(from)) return `Only from ${formatPrice(from)}`
  if (upTo !== null && totalPaise > toPaise(upTo)) return `Only up to ${formatPrice(upTo)}`
  if (exceedsCashLimit(totalPaise - (advancePaise ?? 0))) return `By law only below ${cashLimitLabel()}`
  return place && isClosedAt(place, closedPincodes) ? `Not at PIN code ${place.postalCode}` : undefined
}

/** Returns the refusal as a full sentence that names the alternatives. */
export function cashRefusalSentence(refusal: string): string {
  const [first = '', ...rest] = refusal
  return `Cash on Delivery: ${first.toLowerCase()}${rest.join('')}. Please pay online or collect the order.`
}

function isClosedAt({ postalCode, country }: CashOrder['place'] & {}, closed: readonly string[]): boolean {
  return isIndia(country) && closed.some((beginning) => postalCode.startsWith(beginning))
}

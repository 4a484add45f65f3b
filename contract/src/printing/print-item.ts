import * as z from 'zod/mini'
import { Rupees } from '../money.ts'
import { Line } from '../text.ts'
import { chooseOption, itemDescription, itemName } from './item-words.ts'
import type { ListedPrice } from './price-list.ts'
import { type PricingSection, paperKey, pricingSections } from './pricing.ts'

/** The maximum number of single lines in a print order. */
export const maxPrintItems = 200

/** The maximum quantity of a line. */
export const maxPrintQuantity = 1_000_000

const chosen = z.optional(Line(80))

/** The option of a line: `designType` for a design, `paperType`, `size` and `gsm` for a paper, and so on. */
export const PrintItemDetails = z.object({
  type: z.optional(z.enum(pricingSections)),
  designType: chosen,
  paperType: chosen,
  size: chosen,
  gsm: chosen,
  printingType: chosen,
  laminationType: chosen,
  bindingType: chosen,
  description: z.optional(Line(300)),
})
export type PrintItemDetails = z.infer<typeof PrintItemDetails>

/** A line of the order builder: a quantity of one option; `price` is the unit price, in rupees. */
export const PrintItem = z
  .object({
    /** The builder's own id; the server ignores it. */
    id: z.optional(Line(200)),
    type: z.enum(pricingSections, { error: 'Not a section of the price list' }),
    name: z.optional(Line(300)),
    price: Rupees,
    quantity: z
      .int({ error: 'How many? A whole number' })
      .check(z.gte(1, { error: 'At least 1' }), z.lte(maxPrintQuantity, { error: 'At most 10,00,000' })),
    details: PrintItemDetails,
  })
  .check((context) => {
    const { type, details } = context.value
    if (optionOf({ type, details }) !== undefined) return
    context.issues.push({ code: 'custom', message: chooseOption[type], path: ['details'], input: context.value })
  })
export type PrintItem = z.infer<typeof PrintItem>

/** Returns the option of a line, 'type|size|gsm' for a paper; undefined if it has none. */
export function optionOf({ type, details }: Pick<PrintItem, 'type' | 'details'>): string | undefined {
  if (type !== 'paper') return details[`${type}Type`] || undefined
  const { paperType, size, gsm } = details
  return paperType && size && gsm ? paperKey({ type: paperType, size, gsm }) : undefined
}

/** Returns the details that identify an option of the list in a line. */
export function detailsOf({ section, option, description }: Omit<ListedPrice, 'pricePaise'>): PrintItemDetails {
  const said = { type: section, description: description ?? itemDescription(section, option) }
  if (section !== 'paper') return { ...said, [`${section}Type`]: option }
  const [paperType = '', size = '', gsm = ''] = option.split('|')
  return { ...said, paperType, size, gsm }
}

/** Returns the line that orders a quantity of an option, as the builders send it; `price` in rupees. */
export function printItem(listed: ListedPrice, quantity: number, id?: string): PrintItem {
  const { section, option, pricePaise } = listed
  return {
    ...(id !== undefined && { id }),
    type: section satisfies PricingSection,
    name: itemName(section, option),
    price: pricePaise / 100,
    quantity,
    details: detailsOf(listed),
  }
}

import * as z from 'zod/mini'
import { Paise } from '../money.ts'

export const pricingSections = ['design', 'paper', 'printing', 'lamination', 'binding'] as const
/** The sections of the price list for printing. */
export const PricingSection = z.enum(pricingSections)
export type PricingSection = z.infer<typeof PricingSection>

/** The HSN or SAC and the GST rate, if they differ from those of printing. */
const code = { hsn: z.optional(z.string()), gstPercent: z.optional(z.number()) }
/** A price in rupees, its description, and when it was set. */
const priced = { price: z.number(), description: z.optional(z.string()), ...code, updatedAt: z.iso.datetime() }

/** An option of design, printing, lamination or binding; price in rupees. */
export const PricedOption = z.object(priced)
export type PricedOption = z.infer<typeof PricedOption>

/** A paper; price in rupees per sheet. */
export const Paper = z.object({ type: z.string(), size: z.string(), gsm: z.string(), ...priced })
export type Paper = z.infer<typeof Paper>

/** GET /api/pricing: four maps keyed by option name, and the papers as a list. */
export const Pricing = z.object({
  design: z.record(z.string(), PricedOption),
  paper: z.array(Paper),
  printing: z.record(z.string(), PricedOption),
  lamination: z.record(z.string(), PricedOption),
  binding: z.record(z.string(), PricedOption),
})
export type Pricing = z.infer<typeof Pricing>

/**
 * The document pricing/{section}. Options are a list, not map keys, because a dot in a name would make it a field path. For a paper, `name` is its type.
 */
export const StoredPricingSection = z.object({
  options: z.array(
    z.object({
      name: z.string(),
      size: z.optional(z.string()),
      gsm: z.optional(z.string()),
      description: z.optional(z.string()),
      pricePaise: Paise,
      ...code,
      /** When this price was set; if absent, that of the section applies. */
      updatedAt: z.optional(z.date()),
    }),
  ),
  updatedAt: z.date(),
})
export type StoredPricingSection = z.infer<typeof StoredPricingSection>

/** The maximum number of options in a section, and the highest price, in rupees. */
export const maxOptions = 300
export const maxPrice = 1_000_000

/** An option as stored. */
export type StoredOption = StoredPricingSection['options'][number]

/** Returns the key of an option within its section: its name, or a paper's key. */
export function optionKey({ name, size, gsm }: Pick<StoredOption, 'name' | 'size' | 'gsm'>): string {
  return size !== undefined && gsm !== undefined ? paperKey({ type: name, size, gsm }) : name
}

/** Returns the key of a paper in selects and requests: 'type|size|gsm'. */
export function paperKey(paper: { type: string; size: string; gsm: string }): string {
  return `${paper.type}|${paper.size}|${paper.gsm}`
}

import { toRupees } from '@teeshala/contract/money'
import {
  type Paper,
  type PricedOption,
  type Pricing,
  type PricingSection,
  pricingSections,
  type StoredOption,
  type StoredPricingSection,
} from '@teeshala/contract/printing/pricing'
import { goodsCodeOf } from '@teeshala/contract/tax/goods-code-of'
import type { Firestore } from 'firebase-admin/firestore'
import { pricingIn } from '../firestore/collections.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import { type Handler, shared } from '../http/handler.ts'

/** Returns the price list for printing. Not cached, so that a new price applies at once. */
export const readPricing: Handler<'readPricing'> = async (_call, { db }) => {
  return shared(pricingOf(await readAll(db, ...pricingDocuments(db))), undefined, 0)
}

/** The documents of the price list. */
export const pricingDocuments = (db: Firestore) => pricingSections.map((section) => pricingIn(db).doc(section))

/** Returns the price list from its documents; a missing section has no options. */
export function pricingOf(documents: readonly (WithId<StoredPricingSection> | undefined)[]): Pricing {
  const optionsOf = (name: PricingSection) => datedOptions(documents.find((section) => section?._id === name))
  const map = (name: PricingSection) =>
    Object.fromEntries(optionsOf(name).map((option) => [option.name, pricedOption(option)]))
  return {
    design: map('design'),
    paper: optionsOf('paper').map(paperAnswer),
    printing: map('printing'),
    lamination: map('lamination'),
    binding: map('binding'),
  }
}

export type DatedOption = StoredOption & { readonly updatedAt: Date }

/** Returns the options of a section with the time each was set: the section's time if it has none of its own. */
export function datedOptions(section: StoredPricingSection | undefined): DatedOption[] {
  return (section?.options ?? []).map((option) => ({ updatedAt: section?.updatedAt ?? new Date(0), ...option }))
}

/** Returns an option as the API shows it. */
export function pricedOption({ pricePaise, description, updatedAt, ...code }: DatedOption): PricedOption {
  const said = { ...(description && { description }), ...goodsCodeOf(code) }
  return { price: toRupees(pricePaise), ...said, updatedAt: updatedAt.toISOString() }
}

function paperAnswer(option: DatedOption): Paper {
  const { name: type, size = '', gsm = '' } = option
  return { type, size, gsm, ...pricedOption(option) }
}

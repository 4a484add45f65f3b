import { type PricingSection, paperKey } from '@teeshala/contract/printing/pricing'
import { SetPriceRequest } from '@teeshala/contract/printing/set-price-request'
import type { gstPercents } from '@teeshala/contract/tax/gst-law'
import type { ListedPrice } from './listed-price.ts'

/** The form's values; an empty price is not zero. */
export type PriceValues = {
  type: string
  size: string
  gsm: string
  price: number | ''
  description: string
  /** Both empty if it is printing as a service. */
  hsn: string
  gstPercent: string
}

/** The base of a new price: anything found in its place is somebody else's. */
export const never = new Date(0).toISOString()

export const noPrice: PriceValues = {
  type: '',
  size: '',
  gsm: '',
  price: '',
  description: '',
  hsn: '',
  gstPercent: '',
}

/** Returns the form's initial values for a line of the list. */
export function valuesOf({ type, size = '', gsm = '', price, description = '', ...code }: ListedPrice): PriceValues {
  const { hsn = '', gstPercent = '' } = code
  return { type, size, gsm, price, description, hsn, gstPercent: `${gstPercent}` }
}

/** Returns whether all required values are present. */
export function isComplete(section: PricingSection, { type, size, gsm, price }: PriceValues): boolean {
  const required = [type, ...(section === 'paper' ? [size, gsm] : [])]
  return price !== '' && required.every((text) => text.trim() !== '')
}

/** Returns the request for the form's values. */
export function requestOf(section: PricingSection, { price, size, gsm, hsn, gstPercent, ...values }: PriceValues) {
  const code = {
    ...(hsn.trim() !== '' && { hsn: hsn.trim() }),
    ...(gstPercent !== '' && { gstPercent: Number(gstPercent) as (typeof gstPercents)[number] }),
  }
  return { section, ...values, ...code, price: price as number, ...(section === 'paper' && { size, gsm }) }
}

/** Returns the errors by field. */
export function problemsOf(section: PricingSection, values: PriceValues): Record<string, string> {
  const { error } = SetPriceRequest.safeParse(requestOf(section, values))
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

/** Returns the line of the list that the values would replace. */
export function replacedBy(section: PricingSection, values: PriceValues, prices: readonly ListedPrice[]) {
  const trimmed = { type: values.type.trim(), size: values.size.trim(), gsm: values.gsm.trim() }
  const key = section === 'paper' ? paperKey(trimmed) : trimmed.type
  return prices.find(({ _id }) => _id === key)
}

const besides = ({ description, hsn, gstPercent }: PriceValues) => ({ description, hsn, gstPercent })

/** Returns a listed price's other fields; for an unlisted name, the form's initial values. */
export const listedBesides = (listed: ListedPrice | undefined, begun: PriceValues) =>
  besides(listed ? valuesOf(listed) : begun)

import type { StoreSettings } from '../settings/store-settings.ts'
import { unionTerritories } from './gst-law.ts'
import { stateCodeOf, stateCodeOfAddress, stateCodeOfPincode } from './state-code.ts'

/** The shop's GST scheme: it collects GST, pays a share of its turnover instead, or is not registered. */
export type TaxScheme = 'regular' | 'composition' | 'unregistered'

type ShopFacts = Pick<StoreSettings, 'gstin' | 'addressLines'> & { readonly isComposition: boolean }

export type ShopTax = {
  readonly scheme: TaxScheme
  /** The code of the state that it supplies from; undefined if neither GSTIN nor address tells. */
  readonly state: string | undefined
}

/** Returns the shop's GST scheme and state, taken from its GSTIN or else its address. */
export function shopTaxOf({ gstin, addressLines, isComposition }: ShopFacts): ShopTax {
  if (gstin !== '') return { scheme: isComposition ? 'composition' : 'regular', state: gstin.slice(0, 2) }
  return { scheme: 'unregistered', state: stateNamedIn(addressLines) }
}

function stateNamedIn(lines: readonly string[]): string | undefined {
  for (const line of lines.toReversed()) {
    const named = line
      .split(',')
      .map((part) => stateCodeOf(part.replace(/\d+|[-–.]/g, ' ')))
      .find(Boolean)
    const pincode = line.match(/\b(\d{3})[ -]?(\d{3})\b/)
    const found = named ?? (pincode ? stateCodeOfPincode(`${pincode[1]}${pincode[2]}`) : undefined)
    if (found) return found
  }
  return undefined
}

/** Returns the name of the state's share of the tax. */
export function stateTaxName(state: string): 'SGST' | 'UTGST' {
  return unionTerritories.includes(state) ? 'UTGST' : 'SGST'
}

type Destination = { readonly state?: string | undefined; readonly postalCode: string; readonly country: string }

/**
 * Returns the code of the place of supply: the destination of the goods, or the shop's own state if they are collected or the destination is unclear
 * (IGST Act 2017, section 10(1)(a) and (ca); circular 209/3/2024-GST).
 */
export function placeOfSupply(destination: Destination | undefined, { state = '' }: ShopTax): string {
  return (destination && stateCodeOfAddress(destination)) ?? state
}

const onlyHome: Readonly<Record<Exclude<TaxScheme, 'regular'>, string>> = {
  composition: 'We ship only within our own state. Please collect the order, or call us.',
  unregistered: 'We ship only within our own state at present. Please collect the order, or call us.',
}

/**
 * Returns the message why an order cannot be sent there; undefined if it can. A shop that does not collect GST may not supply goods to other states
 * (CGST Act 2017, sections 10(2)(c) and 24(i)).
 */
export function refusedDestination(destination: Destination | undefined, shop: ShopTax): string | undefined {
  if (shop.scheme === 'regular' || shop.state === undefined) return undefined
  return placeOfSupply(destination, shop) === shop.state ? undefined : onlyHome[shop.scheme]
}

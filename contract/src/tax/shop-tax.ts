import type { StoreSettings } from '../settings/store-settings.ts'
import { unionTerritories } from './gst-law.ts'
import { stateCodeOf, stateCodeOfAddress, stateCodeOfPincode } from './state-code.ts'

/** How a shop stands to GST: it collects it, pays a share of its turnover by itself, or is not registered. */
export type TaxScheme = 'regular' | 'composition' | 'unregistered'

type ShopFacts = Pick<StoreSettings, 'gstin' | 'addressLines'> & { readonly isComposition: boolean }

export type ShopTax = {
  readonly scheme: TaxScheme
  /** The code of the state that it supplies from; undefined where neither GSTIN nor address tells it. */
  readonly state: string | undefined
}

/** Returns how the shop stands to GST, and in which state: its GSTIN says so, else its address. */
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

/** What the state's own share of the tax is called there. */
export function stateTaxName(state: string): 'SGST' | 'UTGST' {
  return unionTerritories.includes(state) ? 'UTGST' : 'SGST'
}

type Destination = { readonly state?: string | undefined; readonly postalCode: string; readonly country: string }

/**
 * Returns the code of the place of supply: where the goods go, the shop's own state where they are collected or nothing tells where they go
 * (IGST Act 2017, section 10(1)(a) and (ca); circular 209/3/2024-GST).
 */
export function placeOfSupply(destination: Destination | undefined, { state = '' }: ShopTax): string {
  return (destination && stateCodeOfAddress(destination)) ?? state
}

const onlyHome: Readonly<Record<Exclude<TaxScheme, 'regular'>, string>> = {
  composition: 'This shop sends parcels only within its own state. Please collect the order, or call us.',
  unregistered: 'This shop sends parcels only within its own state so far. Please collect the order, or call us.',
}

/**
 * Returns why an order cannot go there, in words; undefined where it can. Who does not collect GST may not supply goods to other states
 * (CGST Act 2017, sections 10(2)(c) and 24(i)).
 */
export function refusedDestination(destination: Destination | undefined, shop: ShopTax): string | undefined {
  if (shop.scheme === 'regular' || shop.state === undefined) return undefined
  return placeOfSupply(destination, shop) === shop.state ? undefined : onlyHome[shop.scheme]
}

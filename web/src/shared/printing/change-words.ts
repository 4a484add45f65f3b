import { toRupees } from '@teeshala/contract/money'
import type { PriceChange } from '@teeshala/contract/printing/price-changes'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/printing.ts'

/** Returns the text about a changed price. */
export function changeWords({ fromPaise, toPaise }: PriceChange): string {
  if (toPaise === undefined) return texts.noLongerOnOurPriceList
  return texts.priceChangedFromTo(formatPrice(toRupees(fromPaise)), formatPrice(toRupees(toPaise)))
}

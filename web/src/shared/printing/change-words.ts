import { toRupees } from '@teeshala/contract/money'
import type { PriceChange } from '@teeshala/contract/printing/price-changes'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/printing.ts'

/** Returns what is said of a line whose price is no longer what was told. */
export function changeWords({ fromPaise, toPaise }: PriceChange): string {
  if (toPaise === undefined) return texts.noLongerOnOurPriceList
  return texts.priceChangedFromTo(formatPrice(toRupees(fromPaise)), formatPrice(toRupees(toPaise)))
}

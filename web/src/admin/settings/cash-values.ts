import type { CashRules } from '@teeshala/contract/payments/cash/cash-rules'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/admin/settings.ts'

type Amount = number | ''

/** The rules for Cash on Delivery as in the form: amounts may be empty, and PIN code prefixes are in one line. */
export type CashValues = Pick<CashRules, 'isClosedForOwnPrints'> & {
  from: Amount
  upTo: Amount
  pincodes: string
  isConfirmed: boolean
  refusalsBeforeNoCash: Amount
}

export function cashValuesOf({
  from,
  upTo,
  closedPincodes,
  isClosedForOwnPrints,
  isConfirmed = false,
  refusalsBeforeNoCash,
}: CashRules): CashValues {
  return {
    from: from ?? '',
    upTo: upTo ?? '',
    pincodes: closedPincodes.join(', '),
    isClosedForOwnPrints,
    isConfirmed,
    refusalsBeforeNoCash: refusalsBeforeNoCash ?? '',
  }
}

/** Returns the request, which the server validates. */
export function cashRequestOf(values: CashValues): CashRules {
  const { from, upTo, pincodes, isClosedForOwnPrints, isConfirmed, refusalsBeforeNoCash } = values
  return {
    from: from === '' ? null : from,
    upTo: upTo === '' ? null : upTo,
    closedPincodes: pincodes.split(/[\s,;]+/).filter(Boolean),
    isClosedForOwnPrints,
    ...(isConfirmed && { isConfirmed }),
    ...(refusalsBeforeNoCash !== '' && { refusalsBeforeNoCash }),
  }
}

/** Returns the rules for Cash on Delivery in one line. */
export function cashWords(values: CashValues): string {
  const { from, upTo, pincodes, isClosedForOwnPrints, isConfirmed, refusalsBeforeNoCash } = values
  return [
    ...(from === '' ? [] : [texts.cashFrom(formatPrice(from))]),
    ...(upTo === '' ? [] : [texts.cashUpTo(formatPrice(upTo))]),
    ...(pincodes === '' ? [] : [texts.noCashAt(pincodes)]),
    ...(isClosedForOwnPrints ? [texts.noCashForOwnPrints] : []),
    ...(isConfirmed ? [texts.cashIsConfirmed] : []),
    ...(refusalsBeforeNoCash === '' ? [] : [texts.noCashProposedAfter(refusalsBeforeNoCash)]),
  ].join('; ')
}

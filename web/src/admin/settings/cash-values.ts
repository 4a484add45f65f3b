import type { CashRules } from '@teeshala/contract/payments/cash-rules'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/admin/settings.ts'

type Amount = number | ''

/** The rules for cash as the form holds them: amounts may be empty, and the beginnings of PIN codes stand in one line. */
export type CashValues = Pick<CashRules, 'isClosedForOwnPrints'> & {
  from: Amount
  upTo: Amount
  pincodes: string
  isConfirmed: boolean
}

export function cashValuesOf({
  from,
  upTo,
  closedPincodes,
  isClosedForOwnPrints,
  isConfirmed = false,
}: CashRules): CashValues {
  return { from: from ?? '', upTo: upTo ?? '', pincodes: closedPincodes.join(', '), isClosedForOwnPrints, isConfirmed }
}

/** Returns what the shop is to store, which it checks. */
export function cashRequestOf({ from, upTo, pincodes, isClosedForOwnPrints, isConfirmed }: CashValues): CashRules {
  return {
    from: from === '' ? null : from,
    upTo: upTo === '' ? null : upTo,
    closedPincodes: pincodes.split(/[\s,;]+/).filter(Boolean),
    isClosedForOwnPrints,
    ...(isConfirmed && { isConfirmed }),
  }
}

/** The rules for cash in one line. */
export function cashWords({ from, upTo, pincodes, isClosedForOwnPrints, isConfirmed }: CashValues): string {
  return [
    ...(from === '' ? [] : [texts.cashFrom(formatPrice(from))]),
    ...(upTo === '' ? [] : [texts.cashUpTo(formatPrice(upTo))]),
    ...(pincodes === '' ? [] : [texts.noCashAt(pincodes)]),
    ...(isClosedForOwnPrints ? [texts.noCashForOwnPrints] : []),
    ...(isConfirmed ? [texts.cashIsConfirmed] : []),
  ].join('; ')
}

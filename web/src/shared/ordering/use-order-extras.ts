import { type Day, dayOf } from '@teeshala/contract/india-day'
import { Company, neededByPast } from '@teeshala/contract/orders/order-extras'
import { useState } from 'react'
import { formatWeekday } from '../ui/day.ts'
import { focusMarkedField } from '../ui/focus-marked-field.ts'
import { type ExtrasDraft, useExtrasDraft } from './extras-draft.ts'

type Problems = Readonly<Partial<Record<'companyName' | 'gstin' | 'neededBy', string>>>

/**
 * The company of the bill, the day on which the order is needed and the note to the press. `promisedBy` is the day that the shop can promise; an
 * earlier one is told, and ordered only when the customer says so.
 */
export function useOrderExtras(promisedBy?: Day) {
  const extras = useExtrasDraft()
  const [problems, setProblems] = useState<Problems>({})
  const { hasCompany, companyName, gstin, neededBy, acceptedDay, note } = extras
  const unmet = neededBy !== '' && promisedBy !== undefined && neededBy < promisedBy ? promisedBy : undefined

  const change = (changes: Partial<ExtrasDraft>) => {
    useExtrasDraft.setState(changes)
    setProblems({})
  }

  const check = (): boolean => {
    const parsed = hasCompany ? Company.safeParse({ name: companyName, gstin }) : undefined
    const ofCompany = (parsed?.error?.issues ?? []).map(({ path, message }) => [
      path[0] === 'name' ? 'companyName' : 'gstin',
      message,
    ])
    const ofDay =
      neededBy !== '' && neededBy < dayOf(new Date())
        ? neededByPast
        : unmet !== undefined && acceptedDay !== unmet
          ? `We cannot promise ${formatWeekday(neededBy)}. Choose a later day, or order anyway below.`
          : undefined
    setProblems({ ...Object.fromEntries(ofCompany.toReversed()), ...(ofDay !== undefined && { neededBy: ofDay }) })
    const isGood = ofCompany.length === 0 && ofDay === undefined
    if (!isGood) focusMarkedField()
    return isGood
  }

  return {
    extras,
    problems,
    /** The day that can be promised, where the customer needs it earlier. */
    unmet,
    change,
    check,
    /** The parts of an order's request. */
    company: () => (hasCompany ? { company: { name: companyName, gstin } } : {}),
    day: () => (neededBy === '' ? {} : { neededBy }),
    note,
  }
}

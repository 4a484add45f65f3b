import type { Day } from '@teeshala/contract/india-day'
import { useState } from 'react'
import { focusMarkedField } from '../ui/focus/focus-marked-field.ts'
import { companyOf, dayNeeded, type ExtrasProblems, problemsOfExtras, unmetDay } from './extras/check-extras.ts'
import { changeExtras, type ExtrasDraft, useExtrasDraft } from './extras/extras-draft.ts'
import { remainingErrors } from './remaining-errors.ts'

/** A date that cannot be met may be accepted. */
const hanging = { hasCompany: ['companyName', 'gstin'], acceptedDay: ['neededBy'] }

/**
 * The company on the bill, the date needed, and the note to the press, for the order of a page. `promisedBy` is the earliest possible date; an
 * earlier one shows a warning, and is ordered only if the customer confirms it.
 */
export function useOrderExtras(page: string, promisedBy?: Day) {
  const extras = useExtrasDraft(page)
  const [problems, setProblems] = useState<ExtrasProblems>({})
  const unmet = unmetDay(extras, promisedBy)

  const change = (changes: Partial<ExtrasDraft>) => {
    changeExtras(page, changes)
    setProblems((known) => remainingErrors(known, changes, hanging))
  }

  const check = (): boolean => {
    const found = problemsOfExtras(extras, unmet)
    setProblems(found)
    const isGood = Object.keys(found).length === 0
    if (!isGood) focusMarkedField()
    return isGood
  }

  return {
    extras,
    problems,
    /** The earliest possible date, if the customer needs it before. */
    unmet,
    change,
    check,
    /** The parts of an order request. */
    company: () => companyOf(extras),
    day: () => dayNeeded(extras),
    note: extras.note,
  }
}

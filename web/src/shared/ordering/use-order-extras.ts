import type { Day } from '@teeshala/contract/india-day'
import { useState } from 'react'
import { focusMarkedField } from '../ui/focus-marked-field.ts'
import { companyOf, dayNeeded, type ExtrasProblems, problemsOfExtras, unmetDay } from './check-extras.ts'
import { type ExtrasDraft, useExtrasDraft } from './extras-draft.ts'
import { stillMarked } from './still-marked.ts'

/** A day that cannot be met may be accepted. */
const hanging = { hasCompany: ['companyName', 'gstin'], acceptedDay: ['neededBy'] }

/**
 * The company of the bill, the day on which the order is needed and the note to the press. `promisedBy` is the day that the shop can promise; an
 * earlier one is told, and ordered only when the customer says so.
 */
export function useOrderExtras(promisedBy?: Day) {
  const extras = useExtrasDraft()
  const [problems, setProblems] = useState<ExtrasProblems>({})
  const unmet = unmetDay(extras, promisedBy)

  const change = (changes: Partial<ExtrasDraft>) => {
    useExtrasDraft.setState(changes)
    setProblems((known) => stillMarked(known, changes, hanging))
  }

  const mark = (found: ExtrasProblems): boolean => {
    setProblems(found)
    const isGood = Object.keys(found).length === 0
    if (!isGood) focusMarkedField()
    return isGood
  }

  return {
    extras,
    problems,
    /** The day that can be promised, where the customer needs it earlier. */
    unmet,
    change,
    check: () => mark(problemsOfExtras(extras, unmet)),
    /** The same where no day is asked for: one that was chosen on another page is of no concern there. */
    checkCompany: () => mark(problemsOfExtras({ ...extras, neededBy: '' }, undefined)),
    /** The parts of an order's request. */
    company: () => companyOf(extras),
    day: () => dayNeeded(extras),
    note: extras.note,
  }
}

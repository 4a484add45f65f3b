import { formatNearDay } from '@teeshala/contract/date-format'
import { type Day, dayOf } from '@teeshala/contract/india-day'
import { Company, neededByPast } from '@teeshala/contract/orders/order-extras'
import * as texts from '../../../texts/shared/orders.ts'
import type { ExtrasDraft } from './extras-draft.ts'

export type ExtrasProblems = Readonly<Partial<Record<'companyName' | 'gstin' | 'neededBy', string>>>

/** Returns the earliest possible date if the order is needed before it. */
export const unmetDay = ({ neededBy }: Pick<ExtrasDraft, 'neededBy'>, promisedBy: Day | undefined): Day | undefined =>
  neededBy !== '' && promisedBy !== undefined && neededBy < promisedBy ? promisedBy : undefined

/** Returns the errors of company and date; empty if both are valid or absent. */
export function problemsOfExtras(
  extras: ExtrasDraft,
  unmet: Day | undefined,
  today = dayOf(new Date()),
): ExtrasProblems {
  const { hasCompany, companyName, gstin, neededBy, acceptedDay } = extras
  const parsed = hasCompany ? Company.safeParse({ name: companyName, gstin }) : undefined
  const ofCompany = (parsed?.error?.issues ?? []).map(({ path, message }) => [
    path[0] === 'name' ? 'companyName' : 'gstin',
    message,
  ])
  const ofDay =
    neededBy !== '' && neededBy < today
      ? neededByPast
      : unmet !== undefined && acceptedDay !== unmet
        ? texts.dayCannotBeMet(formatNearDay(neededBy))
        : undefined
  return { ...Object.fromEntries(ofCompany.toReversed()), ...(ofDay !== undefined && { neededBy: ofDay }) }
}

/** Returns the company for an order request. */
export const companyOf = ({ hasCompany, companyName, gstin }: ExtrasDraft) =>
  hasCompany ? { company: { name: companyName, gstin } } : {}

/** Returns the date needed for an order request. */
export const dayNeeded = ({ neededBy }: ExtrasDraft) => (neededBy === '' ? {} : { neededBy })

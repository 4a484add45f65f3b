import * as z from 'zod/mini'
import { dayOf, startOfDay } from '../india-day.ts'

/**
 * The deadlines for grievances: Consumer Protection (E-Commerce) Rules 2020, rule 4 (5): acknowledged within 48 hours and settled within one month of
 * receipt.
 */
const acknowledgeWithinMs = 48 * 3_600_000

/** The progress of a ticket, as stored in its document. Absent in documents older than tickets, for which nothing is due. */
export const ticketTimes = {
  /** When staff acknowledged or answered it. */
  acknowledgedAt: z.optional(z.nullable(z.date())),
  closedAt: z.optional(z.nullable(z.date())),
  /** The deadline for the next of the two; null once it is closed. */
  dueAt: z.optional(z.nullable(z.date())),
}

/** The same in an answer to staff. */
export const ticketTimesAnswer = {
  acknowledgedAt: z.nullable(z.iso.datetime()),
  closedAt: z.nullable(z.iso.datetime()),
  dueAt: z.nullable(z.iso.datetime()),
}

type Times = {
  readonly createdAt: Date
  readonly acknowledgedAt?: Date | null | undefined
  readonly closedAt?: Date | null | undefined
}

/** Returns the deadline for acknowledging a ticket, or for closing it once acknowledged; null for a closed one. */
export function ticketDueAt({ createdAt, acknowledgedAt, closedAt }: Times): Date | null {
  if (closedAt) return null
  if (acknowledgedAt) return aMonthAfter(createdAt)
  return new Date(createdAt.getTime() + acknowledgeWithinMs)
}

/** Returns the same time a month later in IST, or the end of that month if it is shorter. */
function aMonthAfter(at: Date): Date {
  const day = dayOf(at)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const next = new Date(Date.UTC(year, month, date))
  const isShort = next.getUTCDate() !== date
  if (isShort) return startOfDay(new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 10))
  return new Date(at.getTime() + (next.getTime() - Date.UTC(year, month - 1, date)))
}

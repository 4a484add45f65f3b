import * as z from 'zod/mini'
import { dayOf, startOfDay } from '../india-day.ts'

/**
 * When a grievance has to be acknowledged and settled: Consumer Protection (E-Commerce) Rules 2020, rule 4 (5), within 48 hours and within one month
 * of its receipt.
 */
const acknowledgeWithinMs = 48 * 3_600_000

/** How far the shop is with a ticket, as its document keeps it. They are absent in documents that are older than tickets, of which nothing is due. */
export const ticketTimes = {
  /** When staff told its sender that they look after it, or answered. */
  acknowledgedAt: z.optional(z.nullable(z.date())),
  closedAt: z.optional(z.nullable(z.date())),
  /** By when staff have to do the next of the two; null once it is closed. */
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

/** Returns by when staff have to acknowledge a ticket, or else to close it; null for a closed one. */
export function ticketDueAt({ createdAt, acknowledgedAt, closedAt }: Times): Date | null {
  if (closedAt) return null
  if (acknowledgedAt) return aMonthAfter(createdAt)
  return new Date(createdAt.getTime() + acknowledgeWithinMs)
}

/** The same moment of India's next month; the end of its last day where the month is too short to have it. */
function aMonthAfter(at: Date): Date {
  const day = dayOf(at)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const next = new Date(Date.UTC(year, month, date))
  const isShort = next.getUTCDate() !== date
  if (isShort) return startOfDay(new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 10))
  return new Date(at.getTime() + (next.getTime() - Date.UTC(year, month - 1, date)))
}

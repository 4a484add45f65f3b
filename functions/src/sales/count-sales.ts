import { type Day, dayOf, daysAfter } from '@teeshala/contract/india-day'
import { daysOf } from '@teeshala/contract/sales/day-range'
import { type StoredRecount, salesYearOf, soldMonthOf } from '@teeshala/contract/sales/stored-sales'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { recountsIn, salesYearsIn, soldMonthsIn } from '../firestore/collections.ts'
import { fieldPath } from '../firestore/field-values.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import { countedDays } from './counted-days.ts'
import { readDay } from './read-day.ts'

/** How long after midnight the last orders of a day can still arrive. */
const settlesMs = 600_000
/** How many marks and days one run handles; the next starts 15 minutes later. */
const mostNotes = 500
const mostDays = 100

type Outcome = 'closed' | 'recounted' | 'failed'

type Note = QueryDocumentSnapshot<StoredRecount>

/**
 * Counts the sales of past days, recounts days whose orders changed, and records the products sold on days not
 * closed yet. See docs/decisions/0025-dashboard-figures.md.
 */
export async function countSales(deps: Deps): Promise<Record<Outcome, number>> {
  const { db, now, log } = deps
  const outcomes: Record<Outcome, number> = { closed: 0, recounted: 0, failed: 0 }
  const attempt = async (day: Day, outcome: Outcome, count: () => Promise<unknown>): Promise<boolean> => {
    try {
      await count()
      outcomes[outcome]++
      return true
    } catch (error) {
      outcomes.failed++
      log.error({ err: describe(error), day }, 'the sales of a day could not be counted')
      return false
    }
  }
  // Read before the orders, so that a change in between leaves a newer mark.
  const { docs } = await recountsIn(db).orderBy('day').limit(mostNotes).get()
  const notes = Map.groupBy(docs, (note) => note.data().day)
  const today = dayOf(now())
  const { openFrom } = await countedDays(today, db)
  for (const [day, ofDay] of notes) {
    if (day < openFrom) await attempt(day, 'recounted', () => closeDay(day, ofDay, deps))
  }
  const lastOver = daysAfter(dayOf(new Date(now().getTime() - settlesMs)), -1)
  let open = openFrom
  for (const day of daysOf({ from: openFrom, to: lastOver }).slice(0, mostDays)) {
    // In order, because all days after the last counted one are treated as uncounted.
    if (!(await attempt(day, 'closed', () => closeDay(day, notes.get(day) ?? [], deps)))) break
    open = daysAfter(day, 1)
  }
  for (const day of daysOf({ from: open, to: today }).slice(-2)) {
    await attempt(day, 'recounted', () => keepSold(day, deps))
  }
  return outcomes
}

/** Writes the sales of a past day, unless another run has counted it meanwhile, and removes the marks that requested it. */
async function closeDay(day: Day, notes: readonly Note[], { db }: Deps): Promise<void> {
  const year = salesYearsIn(db).doc(salesYearOf(day))
  const { updateTime } = await year.get()
  const { sales, sold } = await readDay(day, db)
  const field = fieldPath('days', day)
  const batch = db.batch()
  if (updateTime) batch.update(year, field, sales, { lastUpdateTime: updateTime })
  else batch.create(year, { days: { [day]: sales } })
  batch.set(soldMonthsIn(db).doc(soldMonthOf(day)), { days: { [day]: sold } }, { mergeFields: [field] })
  await batch.commit()
  // A mark rewritten since it was read stays, and requests another count.
  await Promise.allSettled(notes.map((note) => note.ref.delete({ lastUpdateTime: note.updateTime })))
}

/** Writes which products a day has sold so far. */
async function keepSold(day: Day, { db }: Deps): Promise<void> {
  const { sold } = await readDay(day, db)
  const month = soldMonthsIn(db).doc(soldMonthOf(day))
  await month.set({ days: { [day]: sold } }, { mergeFields: [fieldPath('days', day)] })
}

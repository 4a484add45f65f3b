import * as z from 'zod/mini'

export const workshopStatuses = ['Pending', 'In Production', 'Completed', 'Cancelled'] as const
/** How far a bulk or a print order has come. */
export const WorkshopStatus = z.enum(workshopStatuses)
export type WorkshopStatus = z.infer<typeof WorkshopStatus>

const next: Readonly<Record<WorkshopStatus, readonly WorkshopStatus[]>> = {
  Pending: ['In Production', 'Cancelled'],
  'In Production': ['Completed', 'Cancelled'],
  Completed: [],
  Cancelled: [],
}

/** Where a bulk or print order may move from here (rulings, 'Admin'). */
export function nextWorkshopStatuses(from: WorkshopStatus): readonly WorkshopStatus[] {
  return next[from]
}

/** Whether the move is allowed; staying is not a move. */
export function canMoveWorkshop(from: WorkshopStatus, to: WorkshopStatus): boolean {
  return next[from].includes(to)
}

/** The steps that an order still has before it, when nothing comes between; none once it is cancelled or completed. */
export function workshopStepsAfter(status: WorkshopStatus): WorkshopStatus[] {
  const onward = next[status].find((to) => to !== 'Cancelled')
  return onward ? [onward, ...workshopStepsAfter(onward)] : []
}

/** Whether a move gives the order's pieces back to the shelf. */
export function returnsWorkshopStock(to: WorkshopStatus): boolean {
  return to === 'Cancelled'
}

import { dayOf } from '../../india-day.ts'
import { gstStates } from '../../settings/gstin.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Returns '21-Nov-2026', as the tool reads days. */
export const dated = (at: Date) => {
  const [year, month, day] = dayOf(at).split('-')
  return `${day}-${months[Number(month) - 1]}-${year}`
}
/** Returns '29-Karnataka', as the tool reads states. */
export const placed = (code: string) => `${code}-${gstStates[code] ?? 'Other Territory'}`

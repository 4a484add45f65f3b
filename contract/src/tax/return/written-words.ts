import { dayOf } from '../../india-day.ts'
import { gstStates } from '../../settings/gstin.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Returns a date in the offline tool's format: '21-Nov-2026'. */
export const dated = (at: Date) => {
  const [year, month, day] = dayOf(at).split('-')
  return `${day}-${months[Number(month) - 1]}-${year}`
}
/** Returns a state in the only spelling that the offline tool accepts: '29-Karnataka', '01-Jammu & Kashmir'. */
export const placed = (code: string) =>
  `${code}-${spelt[code] ?? (gstStates[code] ?? 'Other Territory').replaceAll(' and ', ' & ')}`

const spelt: Readonly<Record<string, string>> = { '31': 'Lakshdweep' }
